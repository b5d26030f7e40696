import * as z from 'zod/mini'
import { placesOperation } from '#contract/graphql.ts'
import { placesPerPage } from '#contract/lists.ts'
import { texts as frame } from '#locales/fr-FR/frame.ts'
import { texts as catalogue } from '#locales/fr-FR/signIn.ts'
import { demoPlace } from '#tests/support/demoNames.ts'

/** The texts on screen, and the places: those of the demo co-owner, and enough neighbours to fill a second page. */
export const shown = {
  firstPlace: demoPlace('vauban').name,
  otherPlace: demoPlace('tilleuls').name,
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

const requestBody = z.object({ variables: placesOperation.variables })
const responseBody = z.object({ data: placesOperation.data })

/** The server's own response followed by the neighbours, paged and searched as the server does. */
export async function withNeighbours(body: string, askServer: (body: string) => Promise<string>): Promise<string> {
  const { variables } = requestBody.parse(JSON.parse(body))
  const { search = '', after } = variables
  const { data } = responseBody.parse(JSON.parse(await askServer(withoutCursor(body, variables))))
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
