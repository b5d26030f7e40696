import type { ComponentType, LazyExoticComponent } from 'react'
import { createElement, lazy, use } from 'react'
import type { LoadChunk } from './LoadChunkContext.ts'
import { LoadChunkContext } from './LoadChunkContext.ts'

/** A part of a widget that loads when it is first shown, in the way the application provides (`LoadChunk`). */
export function fetchedPart<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  const parts = new WeakMap<LoadChunk, LazyExoticComponent<ComponentType<Props>>>()
  return (props: Props) => {
    const loadChunk = use(LoadChunkContext)
    const part = parts.get(loadChunk) ?? lazy(loadChunk(name, async () => ({ default: await load() })))
    parts.set(loadChunk, part)
    return createElement(part, props)
  }
}
