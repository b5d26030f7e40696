import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { selectIsMenuOpen } from '#machines/portal/shell/shell.selectors.ts'
import { useFrame } from './frame.ts'

/** Renders nothing while the menu is closed. */
export function MenuPlace({ Window }: { Window: ComponentType }) {
  const { shell } = useFrame()
  if (!useSelector(shell, selectIsMenuOpen)) return null
  return (
    <Suspense>
      <Window />
    </Suspense>
  )
}
