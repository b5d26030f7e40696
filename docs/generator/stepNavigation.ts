import type { Label } from '#machines/labels.ts'
import { ended, stepMoves } from '#machines/parts/steps/steps.ts'
import type { Chart, ChartMove } from './chart.ts'
import { inLanguage, type Language, statePathOf } from './inWords.ts'

/** What a note says about the steps of a flow. */
export const openSteps: Label = [
  'Étapes\u00a0: avant l’envoi, on peut toujours revenir à une étape ou en choisir une autre déjà accessible.',
  'Steps: until something is sent, people can go back, or select any step that is already open to them.',
]
const closedSteps: Label = [
  'Une fois le parcours terminé, les boutons Précédent et Suivant du navigateur n’y ramènent plus.',
  'Once the flow has ended, the back and forward buttons of the browser no longer lead into it.',
]

/** The transitions of the common fragment are recognised by their descriptions. */
const describedBy = (moves: Readonly<Record<string, { readonly description: string }>>) => {
  const descriptions = new Set(Object.values(moves).map(({ description }) => description))
  return ({ description }: ChartMove) => descriptions.has(description)
}
const isSelection = describedBy(stepMoves('opening'))
const isAfterEnd = describedBy(ended)

/** The chart without the transitions of the common fragment for steps, which a note below the full drawing replaces. */
export const withoutStepMoves = (chart: Chart): Chart => ({
  ...chart,
  moves: chart.moves.filter((move) => !isSelection(move) && !isAfterEnd(move)),
})

/** One note for all transitions that `withoutStepMoves` leaves out; none if there are none. */
export function stepNotes(chart: Chart, language: Language): string[] {
  const sentences = [
    ...sentence(chart, openSteps, chart.moves.filter(isSelection), language),
    ...sentence(chart, closedSteps, chart.moves.filter(isAfterEnd), language),
  ]
  return sentences.length === 0 ? [] : [sentences.join(' ')]
}

/** A rule in words, then the states it holds in, with the signs that an arrow from each of them would have. */
function sentence(chart: Chart, words: Label, moves: readonly ChartMove[], language: Language): string[] {
  const [first] = moves
  if (first === undefined) return []
  const states = moves.map(({ from }) => pathIn(chart, from)).join(', ')
  return [
    inLanguage(words, language),
    inLanguage(
      [`(Dans ${states}\u00a0: ${signsOf(chart, first)}.)`, `(In ${states}: ${signsOf(chart, first)}.)`],
      language,
    ),
  ]
}

const signsOf = (chart: Chart, { labels, guard, actions, to }: ChartMove) =>
  [
    labels.join(', '),
    ...(guard === null ? [] : [`[${guard}]`]),
    ...(actions.length === 0 ? [] : [`/\u00a0${actions.join(', ')}`]),
    ...(to === null ? [] : [`→\u00a0${pathIn(chart, to)}`]),
  ].join(' ')

const pathIn = (chart: Chart, id: string) => statePathOf(chart, { id, name: id })
