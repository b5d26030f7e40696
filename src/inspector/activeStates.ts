import type { AnyStateNode } from 'xstate'

/** Ids of the active states, from a snapshot's value such as `{ LOGIN: 'asking' }`. */
export function activeStates(node: AnyStateNode, value: unknown): ReadonlySet<string> {
  const ids = new Set([node.id])
  const names = typeof value === 'string' ? [[value, undefined] as const] : Object.entries(Object(value))
  for (const [name, inner] of names) {
    const child = node.states[name]
    if (child) for (const id of activeStates(child, inner)) ids.add(id)
  }
  return ids
}
