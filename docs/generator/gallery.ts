import { allStates, type Chart } from './chart.ts'
import { titleOf } from './page.ts'

/** The first page of the drawings, for somebody who decides what the product does. */
export function toGallery(charts: readonly Chart[]): string {
  const machines = charts.filter(({ kind }) => kind === 'machine')
  const lifecycles = charts.filter(({ kind }) => kind === 'lifecycle')
  return [
    '<!-- Written by `npm run diagrams` from the charts themselves. -->',
    '# How the portal behaves',
    introduction,
    '## How to read a drawing',
    '[![Legend: every sign used in the drawings, on a small example](legend.svg)](legend.svg)',
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
  'A statechart is a drawing of every situation something can be in and of what leads from one to the next.',
  'At any moment exactly one situation, called a state, holds: what is not drawn as possible from there cannot happen.',
  'A state can contain smaller states, so that a rule which holds for all of them is drawn only once.',
  'These drawings are not illustrations: they are made from the very charts that the product runs, so they cannot be out of date.',
  'If a drawing says something that you do not want, the product does it; tell us, and the chart changes first.',
].join(' ')

const signs = [
  '- **Black dot**: where it starts. **Double green border**: where it ends.',
  '- **Arrow**: what happened, in bold; `[a condition]` that must hold, in brown; `/ what is done` about it, in grey. `done:` and `error:` tell how a piece of work ended, `after` that time has passed, `at once` that nothing is waited for.',
  '- **Blue box with a wheel**: something is being worked on, by the actor named beside the wheel.',
  '- **Line inside a box**: handled without leaving the state. With `→ a name`: it asks that decision anew, the one which led here.',
  '- **Box in a box**: the arrow of the outer one counts for all inner ones. **Dashed boxes** side by side hold at the same time.',
  '- **any state**: whatever the inner state, this can happen.',
  '- **Small grey label**: what screens ask about, for example whether to show that work is going on.',
].join('\n')

const section = (heading: string, text: string, charts: readonly Chart[]) =>
  charts.length === 0 ? [] : [heading, text, table(charts)]

function table(charts: readonly Chart[]): string {
  const rows = charts.map((chart) => {
    const link = `${chart.name}.md`
    const picture = `<a href="${link}"><img src="${chart.name}.svg" alt="" width="220"></a>`
    return `| ${picture} | **[${titleOf(chart)}](${link})**<br>${chart.root.description} | ${allStates(chart.root).length - 1} |`
  })
  return ['| | What it is about | States |', '| --- | --- | --- |', ...rows].join('\n')
}
