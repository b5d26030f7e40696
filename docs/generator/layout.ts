import Elk, { type ElkNode } from 'elkjs/lib/elk.bundled.js'
import { groupWidth, noteBox, stateBox, stateWidth, type View } from './boxes.ts'
import { allStates, type Chart, type ChartState } from './chart.ts'
import { isAny, isInitial, margin, shared, staysPut, toElkGraph } from './elkGraph.ts'
import type { Language } from './inWords.ts'
import type { Box } from './typeset.ts'

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
  readonly notes: readonly (Rectangle & { readonly box: Box })[]
}

/** A page would have to shrink a wider drawing below reading size; an overview also fits the height of a screen. */
const comfortable = { full: { width: 1_150, height: Infinity }, overview: { width: 1_300, height: 700 } }
/** The language with the longer texts: only full drawings in English have descriptions. */
const wordier = { full: 'en', overview: 'fr' } as const

/** Lays the chart out in several ways, keeps the one that suits a page best, and repeats it in the other language. */
export async function layOut(chart: Chart, level: View['level']): Promise<Record<Language, Layout>> {
  const first = { language: wordier[level], level }
  const layouts: { options: Record<string, string>; layout: Layout }[] = []
  for (const way of ways) {
    const options = { ...shared, ...way }
    layouts.push({ options, layout: await fitted(chart, first, options) })
  }
  const [best] = layouts.sort((one, other) => cost(one.layout, level) - cost(other.layout, level))
  if (best === undefined) throw new Error(`no layout for ${chart.name}`)
  const second = { language: first.language === 'fr' ? 'en' : 'fr', level } as const
  const other = await fitted(chart, second, best.options)
  const [fr, en] = first.language === 'fr' ? [best.layout, other] : [other, best.layout]
  return { fr, en }
}

const orders: readonly Record<string, string>[] = [
  {},
  { 'elk.layered.crossingMinimization.hierarchicalSweepiness': '-1' },
  { 'elk.layered.cycleBreaking.strategy': 'BFS_NODE_ORDER' },
  { 'elk.layered.layering.strategy': 'COFFMAN_GRAHAM', 'elk.layered.layering.coffmanGraham.layerBound': '3' },
]
const downwards = ['MEDIAN_LAYER', 'SPACE_EFFICIENT_LAYER', 'TAIL_LAYER'].flatMap((labels) =>
  orders.map((order) => ({
    ...order,
    'elk.direction': 'DOWN',
    'elk.layered.edgeLabels.centerLabelPlacementStrategy': labels,
  })),
)
const sideways = { 'elk.direction': 'RIGHT', 'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF' }
const ways: readonly Record<string, string>[] = [...downwards, sideways]

function cost({ width, height, edges }: Layout, level: View['level']) {
  const most = comfortable[level]
  const tooMuch = Math.max(0, width - most.width) * 3 + Math.max(0, height - most.height) * 6
  return tooMuch + width + height * 0.6 + edges.reduce((sum, edge) => sum + bends(edge), 0)
}

const bends = ({ points }: PlacedEdge) => points.length * 6

/** A group may turn out narrower than its heading; the heading is then broken into shorter lines, and the layout repeated. */
async function fitted(chart: Chart, view: View, options: Record<string, string>): Promise<Layout> {
  const widths = new Map<string, number>([[chart.root.id, 640]])
  for (let round = 0; ; round += 1) {
    const layout = await layOutOnce(chart, view, options, widths)
    const tight = layout.states.filter(({ box, width, state }) => state.children.length > 0 && box.width > width + 1)
    if (tight.length === 0 || round === rounds) return layout
    for (const { state, width } of tight) widths.set(state.id, Math.max(narrowest, Math.floor(width) - 28 - round * 10))
  }
}
const rounds = 4
const narrowest = 120

async function layOutOnce(
  chart: Chart,
  view: View,
  options: Record<string, string>,
  widths: ReadonlyMap<string, number>,
): Promise<Layout> {
  const boxes = new Map(
    allStates(chart.root).map((state) => [state.id, boxOf(chart, view, state, widths.get(state.id))]),
  )
  const { graph, labels } = toElkGraph(chart, view, boxes, options)
  const root = await new Elk().layout(graph)
  return toLayout(chart, root, boxes, labels)
}

function boxOf(chart: Chart, view: View, state: ChartState, limit: number | undefined): Box {
  const stays = chart.moves.filter((move) => move.from === state.id && staysPut(move))
  const width = limit ?? (state.children.length > 0 ? groupWidth : stateWidth)
  return stateBox({ chart, view }, state, stays, width)
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
    isInitial(id) ? [{ ...area, kind: 'initial' }] : isAny(id) ? [{ ...area, kind: 'any' }] : [],
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
    notes: [],
  }
}

/** Adds remarks below the drawing, as wide as it is. */
export function withNotes(layout: Layout, texts: readonly string[]): Layout {
  if (texts.length === 0) return layout
  const width = Math.max(layout.width, narrowestNote)
  let y = layout.height
  const notes = texts.map((text) => {
    const box = noteBox(text, width - 2 * margin)
    const note = { x: margin, y, width: width - 2 * margin, height: box.height, box }
    y += box.height + 8
    return note
  })
  return { ...layout, width, height: y + 8, notes }
}
const narrowestNote = 460

const allNodes = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(allNodes)]

const rectangle = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle>): Rectangle => ({ x, y, width, height })
