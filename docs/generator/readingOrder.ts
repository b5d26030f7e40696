import type { DirectedGraphNode } from 'xstate/graph'

/**
 * States in the order in which somebody goes through them. Objects built from a module's exports have no order of their
 * own, so the order in the source is not reliable.
 */
export function inReadingOrder(node: DirectedGraphNode): DirectedGraphNode {
  const children = node.children.map(inReadingOrder).sort((one, other) => (one.id < other.id ? -1 : 1))
  const first = node.stateNode.type === 'compound' ? node.stateNode.initial.target[0]?.id : undefined
  const ordered: DirectedGraphNode[] = []
  const follow = (id: string | undefined) => {
    const child = children.find((one) => id === one.id || id?.startsWith(`${one.id}.`))
    if (!child || ordered.includes(child)) return
    ordered.push(child)
    for (const target of targets(child)) follow(target)
  }
  follow(first)
  for (const child of children) follow(child.id)
  return { ...node, children: ordered }
}

const targets = ({ stateNode, edges, children }: DirectedGraphNode): string[] => [
  ...(stateNode.always ?? []).flatMap(({ target }) => target?.map(({ id }) => id) ?? []),
  ...edges.map(({ target }) => target.id),
  ...children.flatMap(targets),
]
