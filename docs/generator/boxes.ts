import type { ChartMove, ChartState } from './chart.ts'
import { type Box, chips, paragraph, type Run, shifted, stack } from './typeset.ts'

const lineHeight = 16
/** The widest text in a state, and in a state with inner states. */
export const stateWidth = 206
export const groupWidth = 340
const labelWidth = 164

/** The content of a state: its name, description, actors, own actions and tags. */
export function stateBox(state: ChartState, stays: readonly ChartMove[], width: number, title?: string): Box {
  const heading: Run = title === undefined ? { text: state.name, style: 'name' } : { text: title, style: 'title' }
  const works = [
    ...state.actors.map(({ source }) =>
      withGear(paragraph([{ text: source, style: 'actor' }], width - 18, lineHeight)),
    ),
    ...doing('on entry', state.entry, width),
    ...doing('on exit', state.exit, width),
    ...stays.map((move) => paragraph(moveRuns(move), width, lineHeight)),
  ]
  const tags = state.tags.length > 0 ? [chips(state.tags, width)] : []
  const about =
    state.description === '' ? [] : [paragraph([{ text: state.description, style: 'text' }], width, lineHeight)]
  const head = [paragraph([heading], width * 2, title === undefined ? 19 : 25), ...about]
  return stack([...head, ...(works.length > 0 ? [null, ...works] : []), ...tags], 5, { x: 13, y: 10 })
}

/** The label of an arrow: one entry for each transition. */
export const labelBox = (moves: readonly ChartMove[]): Box =>
  stack(
    moves.map((move) => paragraph(moveRuns(move), labelWidth, lineHeight - 1)),
    4,
    { x: 8, y: 4 },
  )

const moveRuns = ({ labels, guard, actions, asks }: ChartMove): Run[] => [
  { text: labels.join(' or '), style: 'event' },
  ...(guard === null ? [] : [{ text: `[${guard}]`, style: 'guard' as const }]),
  ...(actions.length === 0 ? [] : [{ text: `/\u00a0${actions.join(', ')}`, style: 'action' as const }]),
  ...(asks === null ? [] : [{ text: `→\u00a0${asks}`, style: 'event' as const }]),
]

const doing = (when: string, actions: readonly string[], width: number): Box[] =>
  actions.length === 0
    ? []
    : [
        paragraph(
          [
            { text: when, style: 'event' },
            { text: `/\u00a0${actions.join(', ')}`, style: 'action' },
          ],
          width,
          lineHeight,
        ),
      ]

const withGear = (box: Box): Box => ({
  width: box.width + 18,
  height: box.height,
  items: [{ kind: 'gear', x: 0, y: 2 }, ...shifted(box.items, 18, 0)],
})
