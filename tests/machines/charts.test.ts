import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import { z } from 'zod'
import { allNodes, type ChartWalk, transitionsOf, walk } from '#tests/support/chartWalk.ts'

const files = import.meta.glob<Record<string, unknown>>('../../machines/**/*.{machine,lifecycle}.ts', { eager: true })
const walks = Object.values(
  import.meta.glob<readonly ChartWalk[]>('./*/*.walks.ts', { eager: true, import: 'walks' }),
).flat()

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine
const charts = Object.entries(files).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isMachine)
    .map((machine) => ({ name: file.replace(/^.*machines\/|\.ts$/g, ''), machine })),
)
/** A walk may provide stub actors; the chart behind it has the same config. */
const walkOfChart = ({ config }: AnyStateMachine) => walks.find(({ machine }) => machine.config === config)

const meta = z.object({ specification: z.string().min(1) })
const specificationOf = (node: AnyStateNode) => meta.safeParse(node.meta).data?.specification ?? null
const statePathOf = ({ path }: AnyStateNode) => path.join('.')

it('every chart has a walk, and every chart file exports one chart', () => {
  expect(charts.filter(({ machine }) => !walkOfChart(machine)).map(({ name }) => name)).toEqual([])
  expect(charts.map(({ name }) => name)).toHaveLength(Object.keys(files).length)
  expect(walks).toHaveLength(charts.length)
})

describe.each(charts)('$name', ({ machine }) => {
  const nodes = allNodes(machine.root)
  const options = walkOfChart(machine) ?? { machine }
  const { entered, rests, events } = walk(options)

  it('reaches every state', () => {
    expect(nodes.map(({ id }) => id).filter((id) => !entered.has(id))).toEqual([])
  })

  it('has a way out of every state but its ends', () => {
    const stuck = rests.filter((rest) => rest.status === 'done' || !events.some((event) => rest.can(event)))
    const leaves = stuck.flatMap(({ _nodes }) => _nodes.filter(({ type }) => type === 'atomic' || type === 'final'))
    expect([...new Set(leaves.map(statePathOf))].sort()).toEqual([...(options.ends ?? [])].sort())
  })

  it('targets only its own states, and never leaves a final one', () => {
    const moves = nodes.flatMap(transitionsOf)
    const strays = moves.filter(({ target }) => target?.some((state) => !nodes.includes(state)))
    expect([...strays, ...moves.filter(({ source }) => source.type === 'final')]).toEqual([])
  })

  it('describes every state and transition, and names its section of the specification', () => {
    const silent = nodes.filter(({ description }) => !description).map(({ id }) => id)
    const silentMoves = nodes.flatMap((node) =>
      transitionsOf(node)
        .filter(({ description }) => !description)
        .map(({ eventType }) => `${node.id} on ${eventType}`),
    )
    expect([...silent, ...silentMoves]).toEqual([])
    expect(
      Object.values(machine.root.states)
        .filter((state) => specificationOf(state) === null)
        .map(statePathOf),
    ).toEqual([])
  })
})
