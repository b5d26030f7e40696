import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { neededLabels } from '#docs/generator/inWords.ts'
import { legend } from '#docs/generator/legend.ts'
import { readCharts } from '#docs/generator/machines.ts'
import { movesBehind } from '#docs/generator/story.ts'
import type { ChartLabels, Label } from '#machines/labels.ts'

const charts = [legend, ...(await readCharts(path.resolve(import.meta.dirname, '../../machines')))]

const allLabels = ({ title, states, events, tasks, story }: ChartLabels): Label[] => [
  title,
  ...Object.values({ ...states, ...events, ...tasks }),
  ...story.flatMap(([, , , label]) => (label ? [label] : [])),
]
const sorted = (names: Iterable<string>) => [...names].sort()

describe.each(charts)('the labels of $name', (chart) => {
  const { labels } = chart

  it('name every state, event and task, and nothing else', () => {
    const needed = neededLabels(chart)
    expect(sorted(Object.keys(labels.states))).toEqual(sorted(needed.states))
    expect(sorted(Object.keys(labels.events))).toEqual(sorted(needed.events))
    expect(sorted(Object.keys(labels.tasks ?? {}))).toEqual(sorted(needed.tasks))
  })

  it('are written as on screen: no code, no full stop, French spaces', () => {
    const wrong = allLabels(labels).filter(
      ([french, english]) =>
        [french, english].some((text) => text !== text.trim() || /[a-z][A-Z]|[a-z]\.[a-z]|\.$|'/.test(text)) ||
        / [:;!?»]|« /.test(french) ||
        /\u00a0[:;!?]/.test(english),
    )
    expect(wrong).toEqual([])
  })

  it('tell the story in five to ten transitions that the chart has', () => {
    const known = new Set(Object.keys(labels.states))
    const invented = labels.story.filter(
      ([from, event, to]) => !known.has(from) || !known.has(to) || movesBehind(chart, from, event, to).length === 0,
    )
    expect(invented).toEqual([])
    const leading = chart.moves.filter(({ from, to }) => to !== null && to !== from)
    expect(labels.story.length).toBeLessThanOrEqual(10)
    expect(labels.story.length).toBeGreaterThanOrEqual(Math.min(5, leading.length))
  })

  it('lead the story from its first state to every other', () => {
    const reached = new Set(labels.story.slice(0, 1).map(([from]) => from))
    for (const _ of labels.story) for (const [from, , to] of labels.story) if (reached.has(from)) reached.add(to)
    expect(labels.story.flatMap(([from, , to]) => [from, to]).filter((state) => !reached.has(state))).toEqual([])
  })

  it('distinguish the ways out of a state', () => {
    const ways = labels.story.map(([from, event, , label]) => `${from}: ${label?.join() ?? event}`)
    expect(sorted(new Set(ways))).toEqual(sorted(ways))
  })
})
