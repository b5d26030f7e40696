import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { type DirectedGraphNode, toDirectedGraph } from 'xstate/graph'
import { z } from 'zod'
import type { ChartLabels, Label } from '#machines/labels.ts'
import { inReadingOrder } from './readingOrder.ts'
import { actionName, eventLabel, guardName } from './words.ts'

/** An actor that runs as long as its state lasts. */
type ChartActor = { readonly id: string; readonly source: string }

export type ChartState = {
  readonly id: string
  readonly name: string
  readonly kind: AnyStateNode['type']
  readonly description: string
  readonly specification: string
  readonly tags: readonly string[]
  readonly actors: readonly ChartActor[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly initial: string | null
  readonly children: readonly ChartState[]
}

export type ChartMove = {
  readonly id: string
  readonly from: string
  /** `null`: the state stays, only actions run. */
  readonly to: string | null
  /** The events as a diagram shows them: done, error, after 10 min… */
  readonly labels: readonly string[]
  /** In the overview: what is special about the event on this way. */
  readonly words?: Label
  /** The name of the decision that led here and is repeated: written into the state, not drawn as an arrow. */
  readonly asks: string | null
  readonly guard: string | null
  readonly actions: readonly string[]
  readonly description: string
}

/** A statechart reduced to what readers need. */
export type Chart = {
  readonly name: string
  readonly kind: 'machine' | 'lifecycle'
  readonly root: ChartState
  readonly moves: readonly ChartMove[]
  readonly guards: readonly string[]
  readonly actors: readonly string[]
  readonly labels: ChartLabels
}

const stateMeta = z.object({ specification: z.string() }).partial().catch({})

/** Turns a machine into its chart; nothing is run. */
export function toChart(name: string, kind: Chart['kind'], machine: AnyStateMachine, labels: ChartLabels): Chart {
  const graph = inReadingOrder(toDirectedGraph(machine))
  const moves = toMoves(graph)
  return {
    name,
    kind,
    root: toState(graph),
    moves,
    guards: unique(moves.flatMap(({ guard }) => (guard === null ? [] : [guard]))),
    actors: unique([...Object.keys(machine.implementations.actors), ...actorSources(graph)]),
    labels,
  }
}

/** Every state of a chart, outermost first. */
export const allStates = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(allStates)]

function toState({ stateNode, children }: DirectedGraphNode): ChartState {
  const hasInitial = stateNode.type === 'compound' && stateNode.initial !== undefined
  return {
    id: stateNode.id,
    name: stateNode.key,
    kind: stateNode.type,
    description: stateNode.description ?? '',
    specification: stateMeta.parse(stateNode.meta ?? {}).specification ?? '',
    tags: [...stateNode.tags].sort(),
    actors: stateNode.invoke.map((invoke) => ({ id: invoke.id, source: sourceName(invoke.src) })),
    entry: stateNode.entry.filter(isWritten).map(actionName),
    exit: stateNode.exit.filter(isWritten).map(actionName),
    initial: hasInitial ? (stateNode.initial.target[0]?.id ?? null) : null,
    children: children.map(toState),
  }
}

/** The directed graph leaves out eventless transitions (`always`), so they are read from the state. */
function toMoves({ stateNode, edges, children }: DirectedGraphNode): ChartMove[] {
  const transitions = [...new Set(edges.map(({ transition }) => transition)), ...(stateNode.always ?? [])]
  const moves = transitions.map((transition, index) => toMove(stateNode, transition, index))
  return [...joined(moves), ...children.flatMap(toMoves)]
}

/** Events with one consequence are one move. */
function joined(moves: readonly ChartMove[]): ChartMove[] {
  const byConsequence = new Map<string, ChartMove>()
  for (const { id, labels, ...consequence } of moves) {
    const key = JSON.stringify(consequence)
    const known = byConsequence.get(key)
    byConsequence.set(key, { id: known?.id ?? id, labels: [...(known?.labels ?? []), ...labels], ...consequence })
  }
  return [...byConsequence.values()]
}

function toMove(source: AnyStateNode, transition: AnyTransitionDefinition, index: number): ChartMove {
  return {
    id: `${source.id}~${index}`,
    from: source.id,
    to: transition.target?.[0]?.id ?? null,
    labels: [eventLabel(transition.eventType, source)],
    asks: decisionThatLedTo(source, transition.target?.[0]),
    guard: guardName(transition.guard),
    actions: transition.actions.map(actionName),
    description: transition.description ?? '',
  }
}

function decisionThatLedTo({ id }: AnyStateNode, target: AnyStateNode | undefined): string | null {
  const outcomes = target?.always?.flatMap((transition) => transition.target ?? []) ?? []
  const isDecision = outcomes.length > 1 && target?.transitions.size === 0
  return isDecision && outcomes.some((outcome) => id === outcome.id || id.startsWith(`${outcome.id}.`))
    ? target.key
    : null
}

/** Leaves out the timers of `after`, which XState itself starts and stops. */
const timer = z
  .object({ id: z.string().startsWith('xstate.after.') })
  .or(z.object({ sendId: z.string().startsWith('xstate.after.') }))
const isWritten = (action: unknown) =>
  typeof action !== 'function' || !timer.safeParse(Object.fromEntries(Object.entries(action))).success

const sourceName = (source: unknown) => (typeof source === 'string' ? source : 'inline actor')

const actorSources = ({ stateNode, children }: DirectedGraphNode): string[] => [
  ...stateNode.invoke.map(({ src }) => sourceName(src)),
  ...children.flatMap(actorSources),
]

const unique = (names: readonly string[]) => [...new Set(names)].sort()
