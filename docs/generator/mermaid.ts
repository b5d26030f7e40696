import { allStates, type Chart, type ChartState } from './chart.ts'

/** The same chart as Mermaid text, for tools that cannot read drawings. */
export function toMermaid(chart: Chart): string {
  const moves = chart.moves
    .filter(({ to, from }) => to !== null && to !== from && from !== chart.root.id)
    .map(({ from, to, labels, guard }) => {
      const condition = guard === null ? '' : ` [${plain(guard)}]`
      return `  ${identifier(from)} --> ${identifier(to ?? from)}: ${plain(labels.join(' or '))}${condition}`
    })
  const fromAnywhere = chart.moves
    .filter(({ to, from }) => to !== null && from === chart.root.id && to !== from)
    .map(
      ({ to, labels, guard }) =>
        `  %% any state: ${labels.join(' or ')}${guard === null ? '' : ` [${guard}]`} leads to ${to}`,
    )
  const ends = allStates(chart.root).filter(({ kind }) => kind === 'final')
  return [
    'stateDiagram-v2',
    ...inside(chart.root, '  '),
    ...moves,
    ...fromAnywhere,
    ...ends.map(({ id }) => `  ${identifier(id)} --> [*]`),
  ].join('\n')
}

function inside(state: ChartState, indent: string): string[] {
  const start = state.initial === null ? [] : [`${indent}[*] --> ${identifier(state.initial)}`]
  const children = state.children.map((child) => drawn(child, indent))
  const separated =
    state.kind === 'parallel'
      ? children.flatMap((lines, i) => (i > 0 ? [`${indent}--`, ...lines] : lines))
      : children.flat()
  return [...start, ...separated]
}

function drawn(state: ChartState, indent: string): string[] {
  const head = `${indent}state "${state.name}" as ${identifier(state.id)}`
  return state.children.length === 0 ? [head] : [`${head} {`, ...inside(state, `${indent}  `), `${indent}}`]
}

const identifier = (id: string) => id.replaceAll(/[^A-Za-z0-9]/g, '_')
/** A colon or semicolon would end the label. */
const plain = (text: string) => text.replaceAll(/[:;]/g, '')
