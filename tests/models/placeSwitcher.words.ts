import * as z from 'zod/mini'
import { placesOperation } from '#contract/graphql.ts'
import { placesPerPage } from '#contract/lists.ts'
import { texts as frame } from '#locales/fr-FR/frame.ts'
import { texts as catalogue } from '#locales/fr-FR/signIn.ts'

/** What stands on the screen, and which places there are: those of the demo co-owner, and as many more as take a second page. */
export const shown = {
  firstPlace: 'Le Clos Vauban',
  otherPlace: 'Résidence Les Tilleuls',
  lastPlace: 'Résidence 25',
  missingPlace: 'Versailles',
  searchField: frame.placeSwitcher.search,
  noResult: frame.combobox.noResult,
  failed: frame.combobox.failed,
  retryButton: catalogue.common.retry,
}

const neighbours = Array.from({ length: 25 }, (_, index) => ({
  id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  name: `Résidence ${String(index + 1).padStart(2, '0')}`,
  address: `${index + 1} rue des Essais, 59000 Lille`,
  city: 'Lille',
  roles: ['coowner'],
}))

const asked = z.object({ variables: placesOperation.variables })
const answered = z.object({ data: placesOperation.data })

/** The server's own answer, and the neighbours behind it: page by page, and searched as the server searches. */
export async function withNeighbours(body: string, askServer: (body: string) => Promise<string>): Promise<string> {
  const { variables } = asked.parse(JSON.parse(body))
  const { search = '', after } = variables
  const { data } = answered.parse(JSON.parse(await askServer(withoutCursor(body, variables))))
  const own = data.places?.edges.map(({ node }) => node) ?? []
  const all = [...own, ...neighbours.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))]
  const start = after ? placesPerPage : 0
  const nodes = all.slice(start, start + placesPerPage)
  const hasNextPage = start + placesPerPage < all.length
  return JSON.stringify({
    data: {
      places: {
        totalCount: all.length,
        edges: nodes.map((node) => ({ cursor: node.id, node })),
        pageInfo: { endCursor: nodes.at(-1)?.id ?? null, hasNextPage },
      },
    },
  })
}

const withoutCursor = (body: string, variables: object) =>
  JSON.stringify({ ...z.looseObject({}).parse(JSON.parse(body)), variables: { ...variables, after: null } })
