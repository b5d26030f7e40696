import { createContext, use } from 'react'
import type { FixedPage, FramedPage } from '#contract/addresses.ts'

/** The pages above one, from the first page down. */
type Trail = (page: FramedPage) => readonly FixedPage[]

const TrailContext = createContext<Trail | null>(null)
/** Supplied by the frame, which knows the manifests of all areas. */
export const TrailProvider = TrailContext

export function useTrail(page: FramedPage): readonly FixedPage[] {
  const trail = use(TrailContext)
  if (!trail) throw new Error('a page needs a <TrailProvider> around it')
  return trail(page)
}
