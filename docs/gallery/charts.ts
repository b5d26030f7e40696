import { allStates, type Chart } from '#docs/generator/chart.ts'
import { statePathOf } from '#docs/generator/inWords.ts'
import { chartOf, labelsOf, namesOf } from '#docs/generator/readExports.ts'

const machines = import.meta.glob<Record<string, unknown>>('../../machines/**/*.{machine,lifecycle}.ts', {
  eager: true,
})
const labels = import.meta.glob<Record<string, unknown>>('../../machines/**/*.labels.ts', { eager: true })

/** Every chart of the product, read in the browser from its own sources. */
export const charts: readonly Chart[] = Object.entries(machines).map(([file, exported]) => {
  const beside = `${file.slice(0, file.lastIndexOf('/'))}/${namesOf(file).name}.labels.ts`
  return chartOf(file, exported, labelsOf(file, labels[beside] ?? {}))
})

/** The sections of the specification that the chart names. */
export const sectionsOf = (chart: Chart): string[] => [
  ...new Set(allStates(chart.root).flatMap(({ specification }) => (specification === '' ? [] : [specification]))),
]

/** Everything about the chart that a search looks through. */
const textOf = (chart: Chart): string =>
  [
    chart.name,
    ...Object.values({ title: chart.labels.title, ...chart.labels.states, ...chart.labels.events }).flat(),
    ...allStates(chart.root).flatMap((state) => [statePathOf(chart, state), state.description, state.specification]),
    ...chart.moves.flatMap((move) => [...move.labels, move.description]),
  ].join(' ')

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
const texts = new Map(charts.map((chart) => [chart, plain(textOf(chart))]))

/** The charts in which each word occurs, accents aside, and which name the section. */
export const find = (words: string, section: string): Chart[] =>
  charts.filter(
    (chart) =>
      plain(words)
        .split(/\s+/)
        .every((word) => texts.get(chart)?.includes(word)) &&
      (section === '' || sectionsOf(chart).includes(section)),
  )
