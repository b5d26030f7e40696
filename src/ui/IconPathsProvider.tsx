import type { ReactNode } from 'react'
import { IconPathsContext } from './Icon.tsx'
import { iconPaths } from './iconPaths.ts'

/** Around everything shown after sign-in: every icon can be drawn below it. */
export function IconPathsProvider({ children }: { children: ReactNode }) {
  return <IconPathsContext value={iconPaths}>{children}</IconPathsContext>
}
