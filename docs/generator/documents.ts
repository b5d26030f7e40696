import { toGallery } from './gallery.ts'
import { layOut } from './layout.ts'
import { legend } from './legend.ts'
import { readCharts } from './machines.ts'
import { toPage } from './page.ts'
import { toSvg } from './svg.ts'

/** Every file of `docs/machines` with its content, by name. */
export async function makeDocuments(machines: string): Promise<Map<string, string>> {
  const charts = await readCharts(machines)
  const documents = new Map<string, string>([['README.md', toGallery(charts)]])
  for (const chart of charts) documents.set(`${chart.name}.md`, toPage(chart))
  for (const chart of [legend, ...charts]) documents.set(`${chart.name}.svg`, toSvg(chart, await layOut(chart)))
  return documents
}
