import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Active, follow, leavesOf, movesFrom, start } from '#docs/gallery/play.ts'
import { allStates, type Chart } from '#docs/generator/chart.ts'
import { statePathOf } from '#docs/generator/inWords.ts'
import { readCharts } from '#docs/generator/machines.ts'

const charts = await readCharts(path.resolve(import.meta.dirname, '../../machines'))

const chartOf = (name: string): Chart => {
  const found = charts.find((chart) => chart.name === name)
  if (!found) throw new Error(`no chart ${name}`)
  return found
}
const shown = (chart: Chart, active: Active) => leavesOf(chart, active).map((state) => statePathOf(chart, state))

/** Takes the transitions of these events in order, each to the named state. */
function play(chart: Chart, moves: readonly (readonly [event: string, to: string])[]): string[] {
  let active = start(chart)
  for (const [event, to] of moves) {
    const move = movesFrom(chart, active).find(
      (one) => one.labels.includes(event) && one.to === `${chart.root.id}.${to}`,
    )
    if (!move) throw new Error(`${event} cannot lead to ${to} from ${shown(chart, active).join()}`)
    active = follow(chart, active, move)
  }
  return shown(chart, active)
}

/** Every combination of states that play can arrive at. */
function reached(chart: Chart): Active[] {
  const found = new Map<string, Active>()
  const waiting = [start(chart)]
  for (let active = waiting.pop(); active; active = waiting.pop()) {
    const key = [...active].sort().join()
    if (found.has(key)) continue
    found.set(key, active)
    for (const move of movesFrom(chart, active)) waiting.push(follow(chart, active, move))
  }
  return [...found.values()]
}

describe('playing a chart', () => {
  it('goes through a vote to its end', () => {
    expect(
      play(chartOf('vote'), [
        ['immediately', 'preparing.documents'],
        ['documents.confirm', 'preparing.choice'],
        ['choice.confirm', 'confirm'],
        ['act.confirmed', 'confirm.sending'],
        ['done: sendAct', 'counted'],
      ]),
    ).toEqual(['counted'])
  })

  it('offers nothing but its outcomes in a state that only decides', () => {
    const vote = chartOf('vote')
    expect(new Set(movesFrom(vote, start(vote)).flatMap(({ labels }) => labels))).toEqual(new Set(['immediately']))
  })

  it('keeps one region while the other moves on, and leaves both together', () => {
    const request = chartOf('passwordRequest')
    expect(play(request, [['email.change', 'composing.email.valid']])).toEqual([
      'composing.captcha.loadingChallenge',
      'composing.email.valid',
    ])
    expect(play(request, [['form.submit', 'sending']])).toEqual(['sending'])
  })

  it.each(charts)('reaches every state of $name, always in a possible combination', (chart) => {
    const states = allStates(chart.root)
    const combinations = reached(chart)
    const wrong = combinations.flatMap((active) =>
      states.filter(({ id, kind, children }) => {
        const inner = children.filter((child) => active.has(child.id)).length
        if (!active.has(id)) return inner > 0
        return inner !== (kind === 'parallel' ? children.length : Math.min(1, children.length))
      }),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
    expect(states.filter(({ id }) => !combinations.some((active) => active.has(id))).map(({ id }) => id)).toEqual([])
  })
})
