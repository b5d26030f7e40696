import { allStates, type Chart, type ChartMove, type ChartState } from './chart.ts'
import { eventWords, inLanguage, languages, statePathOf, stateWords } from './inWords.ts'
import { toMermaid } from './mermaid.ts'
import { humanise } from './words.ts'

export const titleOf = (chart: Chart) => {
  const words = humanise(chart.name)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const overviews = ({ name, labels }: Chart) =>
  languages.flatMap((language) => {
    const file = `${name}.overview.${language}.svg`
    const title = inLanguage(labels.title, language)
    return [`## ${inLanguage(['Aperçu', 'Overview'], language)}`, `[![${title}](${file})](${file})`]
  })

/** The page of one chart: the drawing, then everything in it as tables. */
export function toPage(chart: Chart): string {
  const states = allStates(chart.root)
  const nameOf = new Map(states.map((state) => [state.id, statePathOf(chart, state)]))
  return [
    '<!-- Written by `npm run diagrams` from the chart itself. -->',
    `# ${titleOf(chart)}`,
    chart.root.description,
    `How to read it: [legend](README.md#how-to-read-a-drawing). Everything on one drawing: [in French](${chart.name}.fr.svg), [in English](${chart.name}.en.svg).`,
    ...overviews(chart),
    '## States',
    table(
      ['State', 'In French', 'In English', 'Meaning', 'Works in it', 'Tags', 'Specification'],
      states.map((state) => stateRow(chart, state)),
    ),
    '## Transitions',
    table(
      ['From', 'When', 'If', 'Then', 'To', 'Meaning'],
      chart.moves.map((move) => moveRow(chart, move, nameOf)),
    ),
    '## Guards',
    list(
      chart.guards.map((guard) => `\`${guard}\`: ${humanise(guard)}?`),
      'No transition asks a question.',
    ),
    '## Actors',
    list(
      chart.actors.map((actor) => `\`${actor}\`${placesOf(actor, chart)}`),
      'Nothing runs beside this chart.',
    ),
    '## As text',
    '<details>\n<summary>Mermaid</summary>',
    `\`\`\`mermaid\n${toMermaid(chart)}\n\`\`\``,
    '</details>',
    '',
  ].join('\n\n')
}

function stateRow(chart: Chart, state: ChartState): string[] {
  const name = state === chart.root ? `*${state.name}*` : `\`${statePathOf(chart, state)}\``
  const marks = state.kind === 'final' ? ' (end)' : state.kind === 'parallel' ? ' (regions side by side)' : ''
  const actors = state.actors.map(({ source }) => `\`${source}\``).join(', ')
  return [
    name + marks,
    ...stateWords(chart, state),
    state.description,
    actors,
    state.tags.join(', '),
    state.specification,
  ]
}

function moveRow(chart: Chart, move: ChartMove, nameOf: ReadonlyMap<string, string>): string[] {
  const event = move.labels.map((label) => [...eventWords(chart, label), `\`${label}\``].join('<br>')).join('<br>')
  const target = move.to === null ? '*stays*' : `\`${nameOf.get(move.to) ?? move.to}\``
  return [
    `\`${nameOf.get(move.from) ?? move.from}\``,
    event,
    move.guard === null ? '' : `\`${move.guard}\``,
    move.actions.map((action) => `\`${action}\``).join(', '),
    target,
    move.description,
  ]
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(' | ')} |`).join('\n')

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const list = (lines: readonly string[], none: string) =>
  lines.length === 0 ? none : lines.map((line) => `- ${line}`).join('\n')

/** The states in which an actor runs, such as "in `saving`". */
function placesOf(actor: string, chart: Chart): string {
  const states = allStates(chart.root).filter(({ actors }) => actors.some(({ source }) => source === actor))
  const names = states.map((state) => (state === chart.root ? 'the whole chart' : `\`${statePathOf(chart, state)}\``))
  return names.length === 0 ? '' : `: works in ${names.join(', ')}`
}
