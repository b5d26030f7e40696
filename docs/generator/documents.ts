import type { View } from './boxes.ts'
import type { Chart } from './chart.ts'
import { toGallery } from './gallery.ts'
import { languages } from './inWords.ts'
import { type Layout, layOut, withNotes } from './layout.ts'
import { legend } from './legend.ts'
import { notesOf, overviewOf } from './overview.ts'
import { toPage } from './page.ts'
import { stepNotes, withoutStepMoves } from './stepNavigation.ts'
import { toSvg } from './svg.ts'

export type Drawing = { readonly chart: Chart; readonly view: View; readonly layout: Layout }

/** The drawings of the charts and of the legend, which take most of the time. */
export async function drawAll(charts: readonly Chart[]): Promise<Drawing[]> {
  const drawings: Drawing[] = []
  const draw = async (chart: Chart, level: View['level']) => {
    const drawn = level === 'overview' ? overviewOf(chart) : withoutStepMoves(chart)
    const layouts = await layOut(drawn, level)
    for (const language of languages) {
      const notes = level === 'overview' ? notesOf(chart, language) : stepNotes(chart, language)
      drawings.push({ chart: drawn, view: { language, level }, layout: withNotes(layouts[language], notes) })
    }
  }
  await draw(legend, 'full')
  for (const chart of charts) {
    await draw(chart, 'overview')
    await draw(chart, 'full')
  }
  return drawings
}

/** Every file of `docs/machines` with its content, by name. */
export function makeDocuments(charts: readonly Chart[], drawings: readonly Drawing[]): Map<string, string> {
  const documents = new Map<string, string>([['README.md', toGallery(charts)]])
  for (const chart of charts) documents.set(`${chart.name}.md`, toPage(chart))
  for (const { chart, view, layout } of drawings) documents.set(drawingName(chart, view), toSvg(chart, view, layout))
  return documents
}

/** `vote.overview.fr.svg`, and `vote.fr.svg` with everything. */
const drawingName = ({ name }: Chart, { language, level }: View) =>
  `${name}${level === 'overview' ? '.overview' : ''}.${language}.svg`
