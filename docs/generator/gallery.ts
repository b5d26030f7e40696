import { allStates, type Chart } from './chart.ts'
import { titleOf } from './page.ts'

/** The first page of the drawings, for product owners. */
export function toGallery(charts: readonly Chart[]): string {
  const machines = charts.filter(({ kind }) => kind === 'machine')
  const lifecycles = charts.filter(({ kind }) => kind === 'lifecycle')
  return [
    '<!-- Written by `npm run diagrams` from the charts themselves. -->',
    '# How the portal behaves',
    introduction,
    '## How to read a drawing',
    'Each flow has an overview, which tells its story on one screen, and a full drawing with everything in it; both exist in French and in English.',
    '[![Legend: every sign used in the drawings, on a small example](legend.en.svg)](legend.en.svg)',
    'The same [in French](legend.fr.svg).',
    signs,
    ...section('## Ways through a task', 'How one person gets something done: each drawing is one flow.', machines),
    ...section(
      '## Lives of things',
      'What may happen to a thing, decided by the server and shown by the page.',
      lifecycles,
    ),
    '',
  ].join('\n\n')
}

const introduction = [
  'A statechart draws every situation that something can be in, and what leads from one to the next.',
  'At any moment exactly one situation, called a state, holds: only what is drawn as possible from there can happen.',
  'A state can contain smaller states, so that a rule for all of them is drawn only once.',
  'The drawings are generated from the charts that the product runs, so they are never out of date.',
  'If a drawing shows something that you do not want, the product does it: tell us, and we change the chart first.',
].join(' ')

const signs = [
  '- **Black dot**: the start. **Double green border**: an end.',
  '- **Bold name**: what users call it. **Small brown name** beside or below it: what the code calls it.',
  '- **Arrow**: what happened, in bold; `[a condition]` that must hold, in brown; `/ what is done` about it, in grey. *immediately* says that nothing is waited for.',
  '- **Blue box with a wheel**: a task is running, by the actor named beside the wheel.',
  '- **Line inside a box**: handled without leaving the state. With `→ a name`: it repeats the decision that led here.',
  '- **Box in a box**: an arrow of the outer box holds for all inner ones. **Dashed boxes** side by side are active at the same time.',
  '- **any state**: this can happen in every inner state.',
  '- **Yellow note** below a drawing: how people move between steps, said once for all of them; below an overview also the states that only the full drawing shows.',
  '- **Small grey label**: a fact that screens read, for example whether to show that a task is running.',
].join('\n')

const section = (heading: string, text: string, charts: readonly Chart[]) =>
  charts.length === 0 ? [] : [heading, text, table(charts)]

function table(charts: readonly Chart[]): string {
  const rows = charts.map((chart) => {
    const link = `${chart.name}.md`
    const picture = `<a href="${link}"><img src="${chart.name}.overview.en.svg" alt="" width="220"></a>`
    return `| ${picture} | **[${titleOf(chart)}](${link})**<br>${chart.labels.title.join(' · ')}<br>${chart.root.description} | ${allStates(chart.root).length - 1} |`
  })
  return ['| | What it is about | States |', '| --- | --- | --- |', ...rows].join('\n')
}
