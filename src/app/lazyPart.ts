import type { ComponentType, LazyExoticComponent } from 'react'
import { lazy } from 'react'
import type { createChunkLoader } from './chunks.ts'

/** A component that is fetched when it is first shown. */
export type LazyPart<Props extends object> = LazyExoticComponent<ComponentType<Props>>

/** Makes such components; the name is the chunk's. */
export const createLazyPart =
  (chunk: ReturnType<typeof createChunkLoader>) =>
  <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): LazyPart<Props> =>
    lazy(chunk(name, async () => ({ default: await load() })))
