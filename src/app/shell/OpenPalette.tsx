import { useQueries } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { navigate } from 'wouter/use-browser-location'
import { screenPaths } from '#contract/addresses.ts'
import { topicPath } from '#contract/forum/topicPath.ts'
import { pathOf } from '#contract/paths.ts'
import type { SearchHit } from '#contract/search.ts'
import { selectRecentPlaceIds } from '#machines/places/placeSelection/placeSelection.selectors.ts'
import { selectPlaceSelection } from '#machines/portal/shell/shell.selectors.ts'
import type { CommandPaletteRef } from '#machines/search/commandPalette/commandPalette.machine.ts'
import { CommandPalette } from '#src/areas/search/CommandPalette.tsx'
import type { PaletteItem } from '#src/areas/search/paletteItem.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { paletteItems } from './commands.ts'
import type { Frame } from './frame.ts'
import { useFrame } from './frame.ts'

const addresses: Readonly<Record<SearchHit['kind'], (id: string) => string>> = {
  place: () => screenPaths.place,
  person: (id) => `${screenPaths.community}?personne=${id}`,
  report: (reportId) => pathOf('report', { reportId }),
  decision: (decisionId) => pathOf('decision', { decisionId }),
  ownLine: (id) => `${screenPaths.personalAccount}?ligne=${id}`,
  payment: (paymentId) => pathOf('payment', { paymentId }),
  message: (id) => {
    const [conversationId = '', seq = ''] = id.split('.')
    return `${pathOf('conversation', { conversationId })}?message=${seq}`
  },
  topic: topicPath,
  post: (id) => {
    const [topicId = '', seq = ''] = id.split('.')
    return `${topicPath(topicId)}?message=${seq}`
  },
  movement: (id) => `${screenPaths.allMovements}?ecriture=${id}`,
}

/** The palette with the pages and commands of the frame, which opens what it finds. */
export function OpenPalette({ paletteRef }: { paletteRef: CommandPaletteRef }) {
  const frame = useFrame()
  const language = useLanguage()
  const offer = useOffer()
  const recent = useRecentPlaces(frame)

  const open = ({ kind, id, placeId }: SearchHit) => {
    if (placeId !== frame.placeId) frame.session.send({ type: 'place.select', placeId })
    navigate(addresses[kind](id))
  }
  return (
    <CommandPalette
      api={frame.api}
      person={frame.person}
      paletteRef={paletteRef}
      items={[...paletteItems({ frame, language, offer, goTo: navigate }), ...recent]}
      onHit={open}
    />
  )
}

/** The recently selected places. A place that is no longer the person's is not found, so it is not offered. */
function useRecentPlaces({ api, person, placeId, session, shell }: Frame): readonly PaletteItem[] {
  const selection = useSelector(shell, selectPlaceSelection)
  const ids = useSelector(selection, (snapshot) => snapshot && selectRecentPlaceIds(snapshot)) ?? []
  const others = ids.filter((id) => id !== placeId)
  const answers = useQueries({ queries: others.map((id) => placeQueries(api, person).detail(id)) })
  return answers.flatMap(({ data: place }) =>
    place
      ? [
          {
            id: `place-${place.id}`,
            group: 'recent' as const,
            icon: 'building' as const,
            label: place.name,
            detail: place.address,
            run: () => session.send({ type: 'place.select', placeId: place.id }),
          },
        ]
      : [],
  )
}
