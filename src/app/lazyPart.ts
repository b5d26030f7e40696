import type { ComponentType, LazyExoticComponent } from 'react'
import { lazy } from 'react'
import type { createChunkLoader } from './chunks.ts'

/** A component that loads when it is first shown. */
export type LazyPart<Props extends object> = LazyExoticComponent<ComponentType<Props>>

/** `name` identifies the chunk in retries and error reports. */
export const createLazyPart =
  (chunk: ReturnType<typeof createChunkLoader>) =>
  <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): LazyPart<Props> =>
    lazy(chunk(name, async () => ({ default: await load() })))
