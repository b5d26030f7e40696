import type { AnyStateNode } from 'xstate'

/** Product owners read the charts: names the states and transitions that say nothing to them. */
export function missingDescriptions(root: AnyStateNode): string[] {
  const transitions = [...root.transitions.values(), root.always ?? []].flat()
  return [
    ...(root.description ? [] : [root.id]),
    ...transitions.filter(({ description }) => !description).map(({ eventType }) => `${root.id} on ${eventType}`),
    ...Object.values(root.states).flatMap(missingDescriptions),
  ]
}
