import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import { labelBox, type View } from './boxes.ts'
import { allStates, type Chart, type ChartMove, type ChartState } from './chart.ts'
import type { Box } from './typeset.ts'

export const shared = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.nodeNode': '30',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
}

const anySize = { width: 92, height: 26 }
const initialSize = { width: 14, height: 14 }
export const margin = 16
type Boxes = ReadonlyMap<string, Box>
type Options = Record<string, string>

/** The chart in the form of the layout library: boxes with their sizes, arrows with the sizes of their labels. */
export function toElkGraph(chart: Chart, view: View, boxes: Boxes, options: Options) {
  const labels = new Map<string, Box>()
  const edges = toEdges(chart, view, labels)
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: {
      ...options,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.padding': padding(margin, margin),
    },
    children: [toNode(chart.root, boxes, edges, options)],
    edges,
  }
  return { graph, labels }
}

/** A move that leads nowhere else, or back to the decision that led here, is written into its state. */
export const staysPut = (move: ChartMove) => move.to === null || move.to === move.from || move.asks !== null

function toNode(state: ChartState, boxes: Boxes, edges: readonly ElkExtendedEdge[], options: Options): ElkNode {
  const { width, height } = boxes.get(state.id) ?? { width: 0, height: 0 }
  if (state.children.length === 0) return { id: state.id, ...roomFor(state, edges, options, { width, height }) }
  const marks = [
    ...(state.initial === null ? [] : [{ id: initialId(state.id), ...initialSize }]),
    ...(edges.some(({ sources }) => sources.includes(anyId(state.id))) ? [{ id: anyId(state.id), ...anySize }] : []),
  ]
  return {
    id: state.id,
    layoutOptions: {
      ...options,
      'elk.padding': padding(height + 8, 18),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: [...marks, ...state.children.map((child) => toNode(child, boxes, edges, options))],
  }
}

/** A state at which many arrows meet is long enough to tell them apart. */
function roomFor(
  { id }: ChartState,
  edges: readonly ElkExtendedEdge[],
  options: Options,
  { width, height }: Pick<Box, 'width' | 'height'>,
) {
  const ends = edges.flatMap(({ sources, targets }) => [...sources, ...targets]).filter((end) => end === id).length
  return options['elk.direction'] === 'DOWN'
    ? { width: Math.max(width, ends * 12), height }
    : { width, height: Math.max(height, ends * 12) }
}

const padding = (top: number, side: number) => `[top=${top},left=${side},bottom=${side},right=${side}]`
const initialId = (id: string) => `${id}#initial`
const anyId = (id: string) => `${id}#any`
export const isInitial = (id: string) => id.endsWith('#initial')
export const isAny = (id: string) => id.endsWith('#any')

/** One arrow per pair of states, shared by all transitions between them. */
function toEdges(chart: Chart, view: View, labels: Map<string, Box>): ElkExtendedEdge[] {
  const states = allStates(chart.root)
  const starts = states.flatMap(({ id, initial }) =>
    initial === null ? [] : [{ id: `${id}#start`, sources: [initialId(id)], targets: [initial], layoutOptions: short }],
  )
  const moves = new Map<string, ChartMove[]>()
  for (const move of chart.moves.filter((one) => !staysPut(one))) {
    const key = `${move.from}=>${move.to}`
    moves.set(key, [...(moves.get(key) ?? []), move])
  }
  const arrows = [...moves].map(([id, [first, ...others]]) => {
    if (first === undefined || first.to === null) throw new Error(`an arrow without a target: ${id}`)
    const box = labelBox({ chart, view }, [first, ...others])
    labels.set(id, box)
    const { source, target } = ends(states, first.from, first.to)
    const label = { text: id, width: box.width, height: box.height, layoutOptions: inline }
    return { id, sources: [source], targets: [target], labels: [label] }
  })
  return [...starts, ...arrows]
}

const short = { 'elk.layered.priority.shortness': '10', 'elk.layered.priority.straightness': '10' }
const inline = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' }

/** An arrow between a state and one inside it starts at "any state", or ends at the inner start. */
function ends(states: readonly ChartState[], from: string, to: string) {
  const holds = (outer: string, inner: string) => {
    const state = states.find(({ id }) => id === outer)
    return state !== undefined && outer !== inner && allStates(state).some(({ id }) => id === inner)
  }
  return { source: holds(from, to) ? anyId(from) : from, target: holds(to, from) ? initialId(to) : to }
}
