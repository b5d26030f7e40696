import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Chart } from '#docs/generator/chart.ts'
import { layOutAll, makeDocuments } from '#docs/generator/documents.ts'
import type { Layout, Rectangle } from '#docs/generator/layout.ts'
import { legend } from '#docs/generator/legend.ts'
import { readCharts } from '#docs/generator/machines.ts'

const machines = path.resolve(import.meta.dirname, '../../machines')
const folder = path.resolve(import.meta.dirname, '../../docs/machines')
const charts = await readCharts(machines)

let layouts: ReadonlyMap<Chart, Layout> = new Map()
// Lays out every chart once for all tests, which is slow on a busy machine.
beforeAll(async () => {
  layouts = await layOutAll(charts)
}, 600_000)

describe('the diagrams of the machines', () => {
  it('are up to date: run `npm run diagrams` after changing a chart', async () => {
    const documents = makeDocuments(charts, layouts)
    const stale: string[] = []
    for (const [name, content] of documents) {
      const written = await readFile(path.join(folder, name), 'utf8').catch(() => null)
      if (written !== content) stale.push(name)
    }
    expect(stale).toEqual([])
    expect((await readdir(folder)).sort()).toEqual([...documents.keys()].sort())
  })

  it.each([legend, ...charts])('never draw a text of $name over another box', (chart) => {
    const layout = layouts.get(chart)
    expect(layout && collisions(layout)).toEqual([])
  })
})

/** Pairs of overlapping boxes: labels with labels, states and headings, and states with states. */
function collisions({ states, edges, marks }: Layout): string[] {
  const headings = states.map(({ x, y, state, box, width, height }) => {
    const isGroup = state.children.length > 0
    return { name: state.id, x, y, width: isGroup ? box.width : width, height: isGroup ? box.height : height }
  })
  const labels = edges.flatMap(({ label }, index) => (label ? [{ ...label, name: `label ${index}` }] : []))
  const texts = [...headings, ...labels, ...marks.map((mark) => ({ ...mark, name: mark.kind }))]
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => (overlap(one, other) ? [`${one.name} and ${other.name}`] : [])),
  )
}

const overlap = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5
