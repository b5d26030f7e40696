import { Actor, type AnyActorRef } from 'xstate'

/** What React keeps of one component or element. */
type Fiber = {
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly memoizedProps: unknown
  readonly memoizedState: unknown
  readonly stateNode: unknown
}
/** React chains the hooks of a component. */
type Hook = { readonly memoizedState: unknown; readonly next: unknown }

/** The parts of the page drawn by the components that hold each actor, in a prop or in a hook. */
export function regionsOf(actors: ReadonlySet<AnyActorRef>): ReadonlyMap<AnyActorRef, readonly Element[]> {
  const regions = new Map<AnyActorRef, Element[]>()
  const visit = (first: Fiber | null, within: ReadonlySet<AnyActorRef>) => {
    for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
      const found = heldBy(fiber).filter((actor) => actors.has(actor) && !within.has(actor))
      for (const actor of new Set(found)) regions.set(actor, [...(regions.get(actor) ?? []), ...elementsOf(fiber)])
      visit(fiber.child, found.length === 0 ? within : new Set([...within, ...found]))
    }
  }
  for (const root of rootsOf(document.body)) visit(root.child, new Set())
  return regions
}

/** React marks its containers and keeps the tree on screen as the current one. */
const rootsOf = (body: HTMLElement): Fiber[] =>
  [...body.children]
    .flatMap((container) => Object.entries(container).filter(([key]) => key.startsWith('__reactContainer$')))
    .flatMap(([, root]) => (isFiber(root) && hasCurrent(root.stateNode) ? [root.stateNode.current] : []))

/** The outermost elements that a component has drawn; a dialog may be elsewhere on the page. */
function elementsOf(fiber: Fiber): Element[] {
  const found: Element[] = []
  const visit = (one: Fiber) => {
    const { stateNode } = one
    if (stateNode instanceof Element && !found.some((element) => element.contains(stateNode))) found.push(stateNode)
    for (let child = one.child; child !== null; child = child.sibling) visit(child)
  }
  visit(fiber)
  return found
}

function heldBy({ memoizedProps, memoizedState }: Fiber): AnyActorRef[] {
  const held: unknown[] = isObject(memoizedProps) ? Object.values(memoizedProps) : []
  for (let hook = memoizedState; isHook(hook); hook = hook.next) held.push(...flat(hook.memoizedState))
  return held.flatMap((value) => (value instanceof Actor ? [value] : []))
}

/** A state is kept as it is, a callback together with the list of what it depends on. */
const flat = (value: unknown): unknown[] => (Array.isArray(value) ? value.flat() : [value])

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isHook = (value: unknown): value is Hook => isObject(value) && 'memoizedState' in value && 'next' in value
const isFiber = (value: unknown): value is Fiber => isObject(value) && 'child' in value && 'memoizedProps' in value
const hasCurrent = (value: unknown): value is { readonly current: Fiber } =>
  isObject(value) && 'current' in value && isFiber(value.current)
