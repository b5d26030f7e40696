import type { Label } from '#machines/labels.ts'
import { allStates, type Chart, type ChartMove, type ChartState } from './chart.ts'
import { inLanguage, type Language, statePathOf, stateWords } from './inWords.ts'
import { openSteps } from './stepNavigation.ts'

/** The chart reduced to its story: the states that it names, side by side, without their inner states and actions. */
export function overviewOf(chart: Chart): Chart {
  const { story } = chart.labels
  const states = new Map(allStates(chart.root).map((state) => [statePathOf(chart, state), state]))
  const idOf = (path: string) => states.get(path)?.id ?? path
  const shown = [...new Set(story.flatMap(([from, , to]) => [from, to]))]
  const children = shown.flatMap((path) => {
    const state = states.get(path)
    return state ? [plain(state)] : []
  })
  const moves = story.map(
    ([from, event, to, words], index): ChartMove => ({
      id: `story~${index}`,
      from: idOf(from),
      to: idOf(to),
      labels: [event],
      asks: null,
      guard: null,
      actions: [],
      description: '',
      ...(words && { words }),
    }),
  )
  const initial = children[0]?.id ?? null
  return { ...chart, root: { ...plain(chart.root), kind: 'compound', initial, children }, moves }
}

const plain = (state: ChartState): ChartState => ({
  ...state,
  kind: state.kind === 'final' ? 'final' : 'atomic',
  description: '',
  tags: [],
  actors: [],
  entry: [],
  exit: [],
  initial: null,
  children: [],
})

/** What an overview says below its drawing: the navigation between steps, and the states that it folds. */
export function notesOf(chart: Chart, language: Language): string[] {
  const folded = [...new Set(foldedStates(chart).map((label) => inLanguage(label, language)))].join(', ')
  return [
    ...stepsOf(chart).map((label) => inLanguage(label, language)),
    ...(folded === '' ? [] : [inLanguage([`Repliés\u00a0: ${folded}.`, `Folded: ${folded}.`], language)]),
  ]
}

function stepsOf({ moves }: Chart): Label[] {
  const events = moves.flatMap(({ labels }) => labels)
  if (events.includes('step.select')) return [openSteps]
  return events.includes('step.back')
    ? [
        [
          'Étapes\u00a0: on peut toujours revenir à l’étape précédente.',
          'Steps: people can always go back to the previous step.',
        ],
      ]
    : []
}

/** The states that the story does not name, but for those that only hold others. */
function foldedStates(chart: Chart): Label[] {
  const shown = chart.labels.story.flatMap(([from, , to]) => [from, to])
  return allStates(chart.root)
    .slice(1)
    .filter(
      (state) =>
        !shown.some((path) => path === statePathOf(chart, state) || path.startsWith(`${statePathOf(chart, state)}.`)),
    )
    .map((state) => stateWords(chart, state))
}
