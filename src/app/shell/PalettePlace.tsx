import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { selectCommandPalette } from '#machines/portal/shell/shell.selectors.ts'
import type { CommandPaletteRef } from '#machines/search/commandPalette/commandPalette.machine.ts'
import { selectIsOpen } from '#machines/search/commandPalette/commandPalette.selectors.ts'
import { useFrame } from './frame.ts'
import type { Overlays } from './overlays.tsx'

type Props = { Window: Overlays['Palette'] }

/** Search and commands; the code loads when the palette is first opened. */
export function PalettePlace({ Window }: Props) {
  const { shell } = useFrame()
  const paletteRef = useSelector(shell, selectCommandPalette)
  return paletteRef && <Place paletteRef={paletteRef} Window={Window} />
}

function Place({ paletteRef, Window }: Props & { paletteRef: CommandPaletteRef }) {
  if (!useSelector(paletteRef, selectIsOpen)) return null
  return (
    <Suspense>
      <Window paletteRef={paletteRef} />
    </Suspense>
  )
}
