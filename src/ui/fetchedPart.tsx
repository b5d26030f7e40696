import type { ComponentType, LazyExoticComponent } from 'react'
import { createElement, lazy, use } from 'react'
import type { FetchPart } from './FetchPartContext.ts'
import { FetchPartContext } from './FetchPartContext.ts'

/** A part of a widget that loads when it is first shown, in the way the application provides (`FetchPart`). */
export function fetchedPart<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  const parts = new WeakMap<FetchPart, LazyExoticComponent<ComponentType<Props>>>()
  return (props: Props) => {
    const fetchPart = use(FetchPartContext)
    const part = parts.get(fetchPart) ?? lazy(fetchPart(name, async () => ({ default: await load() })))
    parts.set(fetchPart, part)
    return createElement(part, props)
  }
}
