import type { Chart, ChartMove, ChartState } from './chart.ts'
import { eventWords, inLanguage, isCommonEvent, type Language, stateWords, taskWords } from './inWords.ts'
import { type Box, chips, paragraph, type Run, shifted, stack } from './typeset.ts'

/** What a drawing shows: the story of the chart, or everything in it. */
export type View = { readonly language: Language; readonly level: 'overview' | 'full' }
type Drawn = { readonly chart: Chart; readonly view: View }

const lineHeight = 16
/** The widest text in a state, and in a state with inner states. */
export const stateWidth = 206
export const groupWidth = 340
const labelWidth = 164

const phrases = {
  entry: ['à l’entrée', 'on entry'],
  exit: ['à la sortie', 'on exit'],
  or: ['ou', 'or'],
} as const

/** The content of a state: its name in words and in code, description, actors, own actions and tags. */
export function stateBox(drawn: Drawn, state: ChartState, stays: readonly ChartMove[], width: number): Box {
  const { chart, view } = drawn
  const isTitle = state === chart.root
  const words = inLanguage(stateWords(chart, state), view.language)
  const works = [
    ...state.actors.map(({ source }) => withGear(paragraph(taskRuns(drawn, source), width - 18, lineHeight))),
    ...doing(inLanguage(phrases.entry, view.language), state.entry, width),
    ...doing(inLanguage(phrases.exit, view.language), state.exit, width),
    ...stays.map((move) => paragraph(moveRuns(drawn, move), width, lineHeight)),
  ]
  const tags = state.tags.length > 0 ? [chips(state.tags, width)] : []
  // Charts describe their states in English; a drawing in French does without.
  const about =
    state.description === '' || view.language === 'fr'
      ? []
      : [paragraph([{ text: state.description, style: 'text' }], width, lineHeight)]
  const head = [
    paragraph([{ text: words, style: isTitle ? 'title' : 'name' }], isTitle ? width * 2 : width, isTitle ? 25 : 19),
    paragraph([{ text: isTitle ? chart.name : state.name, style: 'code' }], width * 2, 12),
    ...about,
  ]
  return stack([...head, ...(works.length > 0 ? [null, ...works] : []), ...tags], 5, { x: 13, y: 10 })
}

/** The label of an arrow: one entry for each transition. */
export const labelBox = (drawn: Drawn, moves: readonly ChartMove[]): Box =>
  stack(
    moves.map((move) => arrowLabel(drawn, move)),
    4,
    { x: 8, y: 4 },
  )

/** An overview has room for the code name on a line of its own, as in states. */
function arrowLabel(drawn: Drawn, move: ChartMove): Box {
  const runs = moveRuns(drawn, move)
  if (drawn.view.level === 'full') return paragraph(runs, labelWidth, lineHeight - 1)
  return stack(
    runs.map((run) => paragraph([run], labelWidth, lineHeight - 2)),
    0,
    { x: 0, y: 0 },
  )
}

/** A remark below a drawing. */
export const noteBox = (text: string, width: number): Box =>
  stack([paragraph([{ text, style: 'text' }], width - 26, lineHeight)], 0, { x: 13, y: 9 })

function moveRuns({ chart, view }: Drawn, { labels, guard, actions, asks, words }: ChartMove): Run[] {
  const named = (words ? [words] : labels.map((label) => eventWords(chart, label))).map((label) =>
    inLanguage(label, view.language),
  )
  const [first = '', ...others] = new Set(named)
  const or = ` ${inLanguage(phrases.or, view.language)} `
  const code = labels.filter((label) => !isCommonEvent(label)).map((label) => label.replaceAll(' ', '\u00a0'))
  return [
    { text: [first, ...others.map(decapitalised)].join(or), style: 'event' },
    ...(code.length === 0 ? [] : [{ text: code.join(', '), style: 'code' as const }]),
    ...(guard === null ? [] : [{ text: `[${guard}]`, style: 'guard' as const }]),
    ...(actions.length === 0 ? [] : [{ text: `/\u00a0${actions.join(', ')}`, style: 'action' as const }]),
    ...(asks === null ? [] : [{ text: `→\u00a0${asks}`, style: 'event' as const }]),
  ]
}

const decapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const taskRuns = ({ chart, view }: Drawn, task: string): Run[] => [
  { text: inLanguage(taskWords(chart, task), view.language), style: 'actor' },
  { text: task, style: 'code' },
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
