import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import { groupWidth, labelBox, stateBox, stateWidth } from './boxes.ts'
import { allStates, type Chart, type ChartMove, type ChartState } from './chart.ts'
import type { Box } from './typeset.ts'
import { humanise } from './words.ts'

export type Point = { readonly x: number; readonly y: number }
export type Rectangle = Point & { readonly width: number; readonly height: number }
export type PlacedState = Rectangle & { readonly state: ChartState; readonly box: Box; readonly depth: number }
export type PlacedMark = Rectangle & { readonly kind: 'initial' | 'any' }
export type PlacedEdge = {
  readonly points: readonly Point[]
  readonly label: (Rectangle & { readonly box: Box }) | null
}

/** A chart with every box, arrow and label in its place. */
export type Layout = {
  readonly width: number
  readonly height: number
  readonly states: readonly PlacedState[]
  readonly marks: readonly PlacedMark[]
  readonly edges: readonly PlacedEdge[]
}

const shared = {
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

const anySize = { width: 76, height: 26 }
const initialSize = { width: 14, height: 14 }
const margin = 16
/** Wider than this and a page would have to shrink it below reading size. */
const comfortableWidth = 1_150

/** Lays the chart out in several ways and keeps the one a page shows best. */
export async function layOut(chart: Chart): Promise<Layout> {
  const layouts: Layout[] = []
  for (const options of ways) layouts.push(await fitted(chart, { ...shared, ...options }))
  const [best] = layouts.sort((one, other) => cost(one) - cost(other))
  if (best === undefined) throw new Error(`no layout for ${chart.name}`)
  return best
}

const downwards = ['MEDIAN_LAYER', 'SPACE_EFFICIENT_LAYER', 'TAIL_LAYER'].map((labels) => ({
  'elk.direction': 'DOWN',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': labels,
}))
const sideways = { 'elk.direction': 'RIGHT', 'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF' }
const ways: readonly Record<string, string>[] = [...downwards, sideways]

const cost = ({ width, height, edges }: Layout) =>
  Math.max(0, width - comfortableWidth) * 3 + width + height * 0.6 + edges.reduce((sum, edge) => sum + bends(edge), 0)

const bends = ({ points }: PlacedEdge) => points.length * 6

/** A group may turn out narrower than its heading: then the heading is broken into shorter lines and all is laid out again. */
async function fitted(chart: Chart, options: Record<string, string>): Promise<Layout> {
  const widths = new Map<string, number>([[chart.root.id, 640]])
  for (let round = 0; ; round += 1) {
    const layout = await layOutOnce(chart, options, widths)
    const tight = layout.states.filter(({ box, width, state }) => state.children.length > 0 && box.width > width + 1)
    if (tight.length === 0 || round === rounds) return layout
    for (const { state, width } of tight) widths.set(state.id, Math.max(narrowest, Math.floor(width) - 28 - round * 10))
  }
}
const rounds = 4
const narrowest = 120

async function layOutOnce(
  chart: Chart,
  options: Record<string, string>,
  widths: ReadonlyMap<string, number>,
): Promise<Layout> {
  const boxes = new Map(allStates(chart.root).map((state) => [state.id, boxOf(chart, state, widths.get(state.id))]))
  const labels = new Map<string, Box>()
  const edges = toEdges(chart, labels)
  const root = await new Elk().layout({
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
  })
  return toLayout(chart, root, boxes, labels)
}

function boxOf(chart: Chart, state: ChartState, limit: number | undefined): Box {
  const stays = chart.moves.filter((move) => move.from === state.id && staysPut(move))
  const width = limit ?? (state.children.length > 0 ? groupWidth : stateWidth)
  return stateBox(state, stays, width, state === chart.root ? humanise(chart.name) : undefined)
}

const staysPut = (move: ChartMove) => move.to === null || move.to === move.from

function toNode(
  state: ChartState,
  boxes: ReadonlyMap<string, Box>,
  edges: readonly ElkExtendedEdge[],
  options: Record<string, string>,
): ElkNode {
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
  options: Record<string, string>,
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

/** One arrow per pair of states: what leads the same way shares it. */
function toEdges(chart: Chart, labels: Map<string, Box>): ElkExtendedEdge[] {
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
    const box = labelBox([first, ...others])
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

function toLayout(
  chart: Chart,
  root: ElkNode,
  boxes: ReadonlyMap<string, Box>,
  labels: ReadonlyMap<string, Box>,
): Layout {
  const nodes = new Map(allNodes(root).map((node) => [node.id, rectangle(node)]))
  const place = (state: ChartState, depth: number): PlacedState[] => {
    const [area, box] = [nodes.get(state.id), boxes.get(state.id)]
    if (!area || !box) throw new Error(`${state.id} was not laid out`)
    return [{ ...area, state, box, depth }, ...state.children.flatMap((child) => place(child, depth + 1))]
  }
  const marks = [...nodes].flatMap(([id, area]): PlacedMark[] =>
    id.endsWith('#initial') ? [{ ...area, kind: 'initial' }] : id.endsWith('#any') ? [{ ...area, kind: 'any' }] : [],
  )
  const edges = (root.edges ?? []).map((edge): PlacedEdge => {
    const [section] = edge.sections ?? []
    const [label] = edge.labels ?? []
    const box = labels.get(edge.id)
    const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : []
    return { points, label: label && box ? { ...rectangle(label), box } : null }
  })
  return {
    width: Math.ceil(root.width ?? 0),
    height: Math.ceil(root.height ?? 0),
    states: place(chart.root, 0),
    marks,
    edges,
  }
}

const allNodes = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(allNodes)]

const rectangle = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle>): Rectangle => ({ x, y, width, height })
