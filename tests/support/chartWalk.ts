import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import { getInitialMicrosteps, getMicrosteps } from 'xstate'

type WalkOptions<Machine extends AnyStateMachine> = {
  /** The walk starts once with each input. Without any, the chart takes no input. */
  readonly inputs?: readonly InputFrom<Machine>[]
  readonly events?: readonly EventFromLogic<Machine>[]
  /** Outputs of invoked actors, by actor id. Their failures and the delays come from the chart itself. */
  readonly answers?: Readonly<Record<string, readonly unknown[]>>
  /** Other events from actors, such as a failure whose cause the chart inspects. */
  readonly fromActors?: readonly AnyEventObject[]
  /** Where the chart may end: final states, and states that only a link leaves. */
  readonly ends?: readonly string[]
  /** The part of the context that guards read. */
  by?(snapshot: SnapshotFrom<Machine>): unknown
}
export type ChartWalk = WalkOptions<AnyStateMachine> & { readonly machine: AnyStateMachine }

/** Nothing runs during a walk, so the outcome of an actor is one more event. */
export const walkOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine> = {},
): ChartWalk => ({
  machine,
  ...options,
})

export const allNodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(allNodes)]
export const transitionsOf = ({ transitions, always }: AnyStateNode) => [...transitions.values(), always ?? []].flat()

type Walked = {
  /** Every snapshot the chart settles in. */
  readonly rests: readonly AnyMachineSnapshot[]
  /** Every entered state, including transient ones. */
  readonly entered: ReadonlySet<string>
  readonly events: readonly AnyEventObject[]
}

/** Sends every event in every state until no new snapshot appears. */
export function walk({ machine, inputs = [undefined], by = () => null, ...options }: ChartWalk): Walked {
  const events = eventsOf(machine.root, options)
  const rests = new Map<string, AnyMachineSnapshot>()
  const entered = new Set<string>()
  const follow = (steps: readonly (readonly [AnyMachineSnapshot, unknown])[]) => {
    for (const [{ _nodes }] of steps) for (const { id } of _nodes) entered.add(id)
    const [rest] = steps.at(-1) ?? []
    const key = rest && JSON.stringify([rest.value, rest.status, by(rest)])
    if (!rest || !key || rests.has(key)) return
    rests.set(key, rest)
    if (rest.status !== 'active') return
    for (const event of events) if (rest.can(event)) follow(getMicrosteps(machine, rest, event))
  }
  for (const input of inputs) follow(getInitialMicrosteps(machine, input))
  return { rests: [...rests.values()], entered, events }
}

function eventsOf(root: AnyStateNode, { events = [], answers = {}, fromActors = [] }: WalkOptions<AnyStateMachine>) {
  const types = new Set(allNodes(root).flatMap((node) => [...node.transitions.keys()]))
  const passing = [...types].filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type }))
  const failing = [...types]
    .filter((type) => type.startsWith('xstate.error.actor.') && !fromActors.some((event) => event.type === type))
    .map((type) => ({ type, error: new Error('offline') }))
  const answering = Object.entries(answers).flatMap(([id, outputs]) =>
    outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
  )
  return [...events, ...answering, ...fromActors, ...failing, ...passing]
}
