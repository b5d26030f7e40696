import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Drawing, drawAll, makeDocuments } from '#docs/generator/documents.ts'
import type { Layout, Rectangle } from '#docs/generator/layout.ts'
import { legend } from '#docs/generator/legend.ts'
import { readCharts } from '#docs/generator/machines.ts'
import { toPage } from '#docs/generator/page.ts'
import { type Box, fonts, shifted } from '#docs/generator/typeset.ts'

const machines = path.resolve(import.meta.dirname, '../../machines')
const folder = path.resolve(import.meta.dirname, '../../docs/machines')
const charts = await readCharts(machines)

let drawings: readonly Drawing[] = []
const drawingsOf = (name: string) => drawings.filter(({ chart }) => chart.name === name)
// Lays out every chart once for all tests, which is slow on a busy machine.
beforeAll(async () => {
  drawings = await drawAll(charts)
}, 600_000)

describe('the diagrams of the machines', () => {
  it('are up to date: run `npm run diagrams` after changing a chart', async () => {
    const documents = makeDocuments(charts, drawings)
    const stale: string[] = []
    for (const [name, content] of documents) {
      const written = await readFile(path.join(folder, name), 'utf8').catch(() => null)
      if (written !== content) stale.push(name)
    }
    expect(stale).toEqual([])
    expect((await readdir(folder)).sort()).toEqual([...documents.keys()].sort())
  })

  it.each([legend, ...charts])('never draw a box or text of $name over another one', ({ name }) => {
    const found = drawingsOf(name)
    expect(found.length).toBe(name === 'legend' ? 2 : 4)
    for (const { layout } of found) {
      expect(collisions(boxesOf(layout))).toEqual([])
      expect(collisions(textsOf(layout))).toEqual([])
    }
  })

  it('say in one note how people move between steps, and list each of these transitions in the tables', () => {
    const stepped = charts.flatMap((chart) => {
      const moves = chart.moves.filter(({ actions }) => actions.includes('requestStep'))
      return moves.length === 0 ? [] : [{ chart, moves }]
    })
    expect(stepped.map(({ chart: { name } }) => name)).toEqual(expect.arrayContaining(['report', 'vote']))
    for (const { chart, moves } of stepped) {
      for (const { layout } of drawingsOf(chart.name).filter(({ view }) => view.level === 'full')) {
        expect(layout.notes).toHaveLength(1)
        expect(textsOf({ ...layout, notes: [] }).filter(({ name }) => /requestStep|canOpen/.test(name))).toEqual([])
      }
      expect(toPage(chart).match(/^\|.*`canOpen` \| `requestStep`/gm)).toHaveLength(moves.length)
    }
  })

  it.each(charts)('show the story of $name on one screen, in both languages', ({ name }) => {
    const overviews = drawingsOf(name).filter(({ view }) => view.level === 'overview')
    expect(overviews.map(({ view }) => view.language)).toEqual(['fr', 'en'])
    for (const { layout } of overviews) {
      expect(layout.width).toBeLessThanOrEqual(1_600)
      expect(layout.height).toBeLessThanOrEqual(1_000)
    }
  })
})

type Named = Rectangle & { readonly name: string }

/** Labels, states, headings and marks. */
function boxesOf({ states, edges, marks, notes }: Layout): Named[] {
  const headings = states.map(({ x, y, state, box, width, height }) => {
    const isGroup = state.children.length > 0
    return { name: state.id, x, y, width: isGroup ? box.width : width, height: isGroup ? box.height : height }
  })
  const labels = edges.flatMap(({ label }, index) => (label ? [{ ...label, name: `label ${index}` }] : []))
  return [
    ...headings,
    ...labels,
    ...notes.map((note) => ({ ...note, name: 'note' })),
    ...marks.map((mark) => ({ ...mark, name: mark.kind })),
  ]
}

/** Every piece of text with the room that its letters take in the embedded face. */
function textsOf({ states, edges, notes }: Layout): Named[] {
  const placed: (Rectangle & { readonly box: Box })[] = [
    ...states,
    ...notes,
    ...edges.flatMap(({ label }) => label ?? []),
  ]
  return placed.flatMap(({ box, x, y }) =>
    shifted(box.items, x, y).flatMap((item) => {
      if (item.kind !== 'text') return []
      const { size } = fonts[item.run.style]
      return [{ name: item.run.text, x: item.x, y: item.y - size * 0.72, width: item.width, height: size * 0.94 }]
    }),
  )
}

const collisions = (boxes: readonly Named[]) =>
  boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => (overlap(one, other) ? [`${one.name} and ${other.name}`] : [])),
  )

const overlap = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5
