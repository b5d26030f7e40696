import { navigate } from 'wouter/use-browser-location'
import { screenPaths } from '#contract/addresses.ts'
import { pathOf } from '#contract/paths.ts'
import type { SearchHit } from '#contract/search.ts'
import type { CommandPaletteRef } from '#machines/search/commandPalette/commandPalette.machine.ts'
import { CommandPalette } from '#src/areas/search/CommandPalette.tsx'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { paletteItems } from './commands.ts'
import { useFrame } from './frame.ts'

const addresses: Readonly<Record<SearchHit['kind'], (id: string) => string>> = {
  place: () => screenPaths.place,
  person: (id) => `${screenPaths.community}?personne=${id}`,
  report: (reportId) => pathOf('report', { reportId }),
  decision: (decisionId) => pathOf('decision', { decisionId }),
  ownLine: (id) => `${screenPaths.personalAccount}?ligne=${id}`,
  movement: (id) => `${screenPaths.allMovements}?ecriture=${id}`,
}

/** The palette with the pages and commands of the frame, and the way to what it finds. */
export function OpenPalette({ paletteRef }: { paletteRef: CommandPaletteRef }) {
  const frame = useFrame()
  const language = useLanguage()
  const offer = useOffer()

  const open = ({ kind, id, placeId }: SearchHit) => {
    if (placeId !== frame.placeId) frame.session.send({ type: 'place.select', placeId })
    navigate(addresses[kind](id))
  }
  return (
    <CommandPalette
      api={frame.api}
      person={frame.person}
      paletteRef={paletteRef}
      items={paletteItems({ frame, language, offer, goTo: navigate })}
      onHit={open}
    />
  )
}
