import { useSelector } from '@xstate/react'
import type { ComponentProps, ComponentType } from 'react'
import { Suspense } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { screenPaths } from '#contract/addresses.ts'
import { pathOf } from '#contract/paths.ts'
import type { SearchHit } from '#contract/search.ts'
import { selectCommandPalette } from '#machines/portal/shell/shell.selectors.ts'
import type { CommandPaletteRef } from '#machines/search/commandPalette/commandPalette.machine.ts'
import { selectIsOpen } from '#machines/search/commandPalette/commandPalette.selectors.ts'
import type { CommandPalette } from '#src/areas/search/CommandPalette.tsx'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { paletteItems } from './commands.ts'
import { useFrame } from './frame.ts'

type PaletteWindow = ComponentType<ComponentProps<typeof CommandPalette>>
type Props = { Window: PaletteWindow }

const addresses: Readonly<Record<SearchHit['kind'], (id: string) => string>> = {
  place: () => screenPaths.place,
  person: (id) => `${screenPaths.community}?personne=${id}`,
  report: (reportId) => pathOf('report', { reportId }),
  decision: (decisionId) => pathOf('decision', { decisionId }),
}

/** Search and commands; the code loads when the palette is first opened. */
export function PalettePlace({ Window }: Props) {
  const { shell } = useFrame()
  const paletteRef = useSelector(shell, selectCommandPalette)
  return paletteRef && <Place paletteRef={paletteRef} Window={Window} />
}

function Place({ paletteRef, Window }: Props & { paletteRef: CommandPaletteRef }) {
  const frame = useFrame()
  const language = useLanguage()
  const offer = useOffer()
  if (!useSelector(paletteRef, selectIsOpen)) return null

  const open = ({ kind, id, placeId }: SearchHit) => {
    if (placeId !== frame.placeId) frame.session.send({ type: 'place.select', placeId })
    navigate(addresses[kind](id))
  }
  return (
    <Suspense>
      <Window
        api={frame.api}
        person={frame.person}
        paletteRef={paletteRef}
        items={paletteItems({ frame, language, offer, goTo: navigate })}
        onHit={open}
      />
    </Suspense>
  )
}
