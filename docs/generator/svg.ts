import type { View } from './boxes.ts'
import type { Chart } from './chart.ts'
import { faces } from './face.ts'
import { inLanguage, type Language, stateWords } from './inWords.ts'
import type { Layout, PlacedEdge, PlacedMark, PlacedState, Point } from './layout.ts'
import { round, textWidth } from './measure.ts'
import { subsetOf } from './subset.ts'
import { type Box, fonts, shifted } from './typeset.ts'

const style = `
text{font-family:Chart,"Liberation Sans",Arial,Helvetica,sans-serif;fill:#1c2533}
.text{fill:#566174}.code{fill:#7a6a58}.guard{fill:#8a4b08}.action{fill:#566174}.actor{fill:#3a3fb0}.tag{fill:#3d4759}
.page{fill:#fcfcfb;stroke:#dfe3e8}
.state{fill:#fff;stroke:#8d97a8;stroke-width:1.2}.state.busy{fill:#f4f5ff;stroke:#7b80d8}
.state.end{fill:#eef7f1;stroke:#3f8a5c}.ring{fill:none;stroke:#3f8a5c;stroke-width:1.2}
.group{fill:#f5f6f8;stroke:#aab2c0;stroke-width:1.2}.group.deep{fill:#eceef2}.group.region{stroke-dasharray:5 4}.root{fill:none;stroke:none}
.plate.depth0{fill:#fcfcfb}.plate.depth1{fill:#f5f6f8}.plate.depth2{fill:#eceef2}
.rule{stroke:#e3e6eb}.chip{fill:#e6eaf0}.gear{fill:none;stroke:#3a3fb0;stroke-width:1.4}
.edge{fill:none;stroke:#5f6b7e;stroke-width:1.4}.head{fill:#5f6b7e}.dot{fill:#1c2533}
.note{fill:#fffbe9;stroke:#e3d7a4}.label{fill:#fff;stroke:#d5dae2}.any{fill:#fff;stroke:#5f6b7e;stroke-dasharray:4 3}
`.trim()

/** The drawing itself: no scripts, the face embedded, and the same bytes in every run. */
export function toSvg(chart: Chart, { language }: Pick<View, 'language'>, layout: Layout): string {
  const { width, height } = layout
  const drawn = [
    `<rect class="page" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="14"/>`,
    ...layout.states.map((state) => drawState(chart, state)),
    ...layout.edges.map(drawArrow),
    ...layout.marks.map((mark) => drawMark(mark, language)),
    ...layout.states.filter(isGroup).map(drawHeading),
    ...layout.edges.map(drawLabel),
    ...layout.notes.map((note) => `<g>${rectangle(note, 7, 'note')}${drawBox(note.box, note, note.width)}</g>`),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" lang="${language}" aria-labelledby="title desc">`,
    `<title id="title">${escaped(inLanguage(chart.labels.title, language))}</title>`,
    `<desc id="desc">${escaped(spoken(chart, layout, language))}</desc>`,
    `<style>${fontFaces(layout, language)}${style}</style>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n')
}

/** The text for screen readers; the page of the drawing has the tables. */
function spoken(chart: Chart, { states }: Layout, language: Language) {
  const names = states.slice(1).map(({ state }) => inLanguage(stateWords(chart, state), language))
  return language === 'fr'
    ? `États\u00a0: ${names.join(', ')}.`
    : `${chart.root.description} States: ${names.join(', ')}.`
}

/** The two weights of the face, each with the characters that the drawing has in it. */
function fontFaces({ states, edges, notes }: Layout, language: Language): string {
  const boxes = [...states, ...notes, ...edges.flatMap(({ label }) => label ?? [])].map(({ box }) => box)
  const runs = boxes.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'text' ? [item.run] : [])))
  const texts = [...runs, { text: inLanguage(anyState, language), style: 'text' as const }]
  return ([400, 600] as const)
    .map((weight) => {
      const characters = texts
        .filter((run) => fonts[run.style].weight === weight)
        .flatMap(({ text }) => Array.from(text))
      const file = subsetOf(faces[weight], characters).toString('base64')
      return `@font-face{font-family:Chart;font-weight:${weight};src:url(data:font/ttf;base64,${file})}`
    })
    .join('\n')
}

function drawState(chart: Chart, placed: PlacedState): string {
  const { state, box, depth } = placed
  const kind = isGroup(placed)
    ? `group${depth > 1 ? ' deep' : ''}${isRegion(chart, placed) ? ' region' : ''}`
    : `state${state.actors.length > 0 ? ' busy' : ''}`
  const classes = state === chart.root ? 'root' : state.kind === 'final' ? 'state end' : kind
  const frame = rectangle(placed, isGroup(placed) ? 12 : 9, classes)
  const ring = state.kind === 'final' ? rectangle(inset(placed, 3.5), 6.5, 'ring') : ''
  return `<g data-state="${state.id}">${frame}${ring}${isGroup(placed) ? '' : drawBox(box, placed, placed.width)}</g>`
}

const isGroup = ({ state }: PlacedState) => state.children.length > 0

/** Headings of groups are drawn over the arrows that enter the group, on its colour, so that no line crosses a word. */
function drawHeading(placed: PlacedState): string {
  const { box, depth } = placed
  const inner = {
    x: placed.x + 6,
    y: placed.y + 5,
    width: Math.min(box.width, placed.width) - 12,
    height: box.height - 8,
  }
  return `<g>${rectangle(inner, 6, `plate depth${Math.min(depth, 2)}`)}${drawBox(box, placed, placed.width)}</g>`
}

const isRegion = (chart: Chart, { state }: PlacedState) => {
  const holds = (parent: Chart['root']): boolean =>
    (parent.kind === 'parallel' && parent.children.includes(state)) || parent.children.some(holds)
  return holds(chart.root)
}

const inset = ({ x, y, width, height }: PlacedState, by: number) => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

const rectangle = (area: Point & { width: number; height: number }, radius: number, classes: string) =>
  `<rect class="${classes}" x="${round(area.x)}" y="${round(area.y)}" width="${round(area.width)}" height="${round(area.height)}" rx="${radius}"/>`

function drawBox(box: Box, at: Point, width: number): string {
  return shifted(box.items, at.x, at.y)
    .map((item) => {
      if (item.kind === 'rule') {
        return `<path class="rule" d="M${round(at.x + 13)} ${item.y}H${round(at.x + width - 13)}"/>`
      }
      if (item.kind === 'chip') return rectangle(item, 8, 'chip')
      if (item.kind === 'gear') {
        return `<circle class="gear" cx="${round(item.x + 6)}" cy="${round(item.y + 6)}" r="3.2"/><circle class="gear" cx="${round(item.x + 6)}" cy="${round(item.y + 6)}" r="5.4" stroke-dasharray="2.1 2.14"/>`
      }
      const { size, weight } = fonts[item.run.style]
      return `<text class="${item.run.style}" x="${item.x}" y="${item.y}" font-size="${size}" font-weight="${weight}">${escaped(item.run.text)}</text>`
    })
    .join('')
}

function drawArrow({ points }: PlacedEdge): string {
  const end = points.at(-1)
  const before = points.at(-2)
  if (!end || !before) return ''
  return `<path class="edge" d="${roundedLine(points)}"/>${arrowHead(before, end)}`
}

/** Corners of a line are rounded, less so where two are close. */
function roundedLine(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const previous = points[index - 1]
      const next = points[index + 1]
      if (!previous) return `M${at(point)}`
      if (!next) return `L${at(point)}`
      const radius = Math.min(8, distance(previous, point) / 2, distance(point, next) / 2)
      return `L${at(towards(point, previous, radius))}Q${at(point)} ${at(towards(point, next, radius))}`
    })
    .join('')
}

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`
const distance = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y)

function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by }
}

function arrowHead(before: Point, end: Point): string {
  const base = towards(end, before, 8)
  const [dx, dy] = [(end.y - base.y) / 2, (base.x - end.x) / 2]
  const corners = [end, { x: base.x + dx, y: base.y + dy }, { x: base.x - dx, y: base.y - dy }]
  return `<path class="head" d="M${corners.map(at).join('L')}Z"/>`
}

const anyState = ['tout état', 'any state'] as const

function drawMark(mark: PlacedMark, language: Language): string {
  const centre = { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 }
  if (mark.kind === 'initial') return `<circle class="dot" cx="${round(centre.x)}" cy="${round(centre.y)}" r="6"/>`
  const text = inLanguage(anyState, language)
  const { size } = fonts.text
  const x = round(centre.x - textWidth(text, fonts.text) / 2)
  return `${rectangle(mark, 13, 'any')}<text class="text" x="${x}" y="${round(centre.y + 4)}" font-size="${size}">${text}</text>`
}

const drawLabel = ({ label }: PlacedEdge) =>
  label ? `<g>${rectangle(label, 7, 'label')}${drawBox(label.box, label, label.width)}</g>` : ''

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
