import type { ReactNode } from 'react'
import { IconPathsContext } from './Icon.tsx'
import { iconPaths } from './iconPaths.ts'

/** Wraps everything shown after sign-in, so that every icon can be drawn there. */
export function IconPathsProvider({ children }: { children: ReactNode }) {
  return <IconPathsContext value={iconPaths}>{children}</IconPathsContext>
}
