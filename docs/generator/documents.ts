import type { Chart } from './chart.ts'
import { toGallery } from './gallery.ts'
import { type Layout, layOut } from './layout.ts'
import { legend } from './legend.ts'
import { toPage } from './page.ts'
import { toSvg } from './svg.ts'

/** The charts and the legend, each with its layout, which takes most of the time. */
export async function layOutAll(charts: readonly Chart[]): Promise<ReadonlyMap<Chart, Layout>> {
  const layouts = new Map<Chart, Layout>()
  for (const chart of [legend, ...charts]) layouts.set(chart, await layOut(chart))
  return layouts
}

/** Every file of `docs/machines` with its content, by name. */
export function makeDocuments(charts: readonly Chart[], layouts: ReadonlyMap<Chart, Layout>): Map<string, string> {
  const documents = new Map<string, string>([['README.md', toGallery(charts)]])
  for (const chart of charts) documents.set(`${chart.name}.md`, toPage(chart))
  for (const [chart, layout] of layouts) documents.set(`${chart.name}.svg`, toSvg(chart, layout))
  return documents
}
