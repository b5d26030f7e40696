import { allStates, type Chart, type ChartMove, type ChartState } from './chart.ts'
import { toMermaid } from './mermaid.ts'
import { eventWords, humanise } from './words.ts'

export const titleOf = (chart: Chart) => {
  const words = humanise(chart.name)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** The page of one chart: the drawing, then everything in it as tables. */
export function toPage(chart: Chart): string {
  const states = allStates(chart.root)
  const nameOf = new Map(states.map((state) => [state.id, pathOf(chart, state)]))
  return [
    '<!-- Written by `npm run diagrams` from the chart itself. -->',
    `# ${titleOf(chart)}`,
    chart.root.description,
    `[![Statechart: ${humanise(chart.name)}](${chart.name}.svg)](${chart.name}.svg)`,
    'How to read it: [legend](README.md#how-to-read-a-drawing).',
    '## States',
    table(
      ['State', 'Meaning', 'Works in it', 'Tags', 'Specification'],
      states.map((state) => stateRow(chart, state)),
    ),
    '## Transitions',
    table(
      ['From', 'When', 'If', 'Then', 'To', 'Meaning'],
      chart.moves.map((move) => moveRow(move, nameOf)),
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
  const name = state === chart.root ? `*${state.name}*` : `\`${pathOf(chart, state)}\``
  const marks = state.kind === 'final' ? ' (end)' : state.kind === 'parallel' ? ' (regions side by side)' : ''
  const actors = state.actors.map(({ source }) => `\`${source}\``).join(', ')
  return [name + marks, state.description, actors, state.tags.join(', '), state.specification]
}

function moveRow(move: ChartMove, nameOf: ReadonlyMap<string, string>): string[] {
  const words = move.labels.map(eventWords).join(' or ')
  const written = move.labels.map((label) => `\`${label}\``).join(', ')
  const event = words === move.labels.join(' or ') ? words : `${words}<br>${written}`
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

/** `LOGIN.signingIn`: the path of a state. */
const pathOf = (chart: Chart, { id, name }: ChartState) =>
  id.startsWith(`${chart.root.id}.`) ? id.slice(chart.root.id.length + 1) : name

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(' | ')} |`).join('\n')

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const list = (lines: readonly string[], none: string) =>
  lines.length === 0 ? none : lines.map((line) => `- ${line}`).join('\n')

/** The states in which an actor runs, such as "in `saving`". */
function placesOf(actor: string, chart: Chart): string {
  const states = allStates(chart.root).filter(({ actors }) => actors.some(({ source }) => source === actor))
  const names = states.map((state) => (state === chart.root ? 'the whole chart' : `\`${pathOf(chart, state)}\``))
  return names.length === 0 ? '' : `: works in ${names.join(', ')}`
}
