import type { ReactNode } from 'react'
import { IconPathsContext } from './Icon.tsx'
import { iconPaths } from './iconPaths.ts'

/** Wraps every screen except the dashboard, so that every icon can be drawn there. */
export function IconPathsProvider({ children }: { children: ReactNode }) {
  return <IconPathsContext value={iconPaths}>{children}</IconPathsContext>
}
