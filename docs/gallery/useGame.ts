import { useState } from 'react'
import type { Chart, ChartMove } from '#docs/generator/chart.ts'
import { type Active, follow, start } from './play.ts'

type Taken = { readonly key: number; readonly move: ChartMove; readonly label: string }
export type Game = {
  readonly active: Active
  readonly taken: readonly Taken[]
  readonly take: (move: ChartMove, label: string) => void
  readonly restart: () => void
}

/** One way through the chart, from its start. */
export function useGame(chart: Chart): Game {
  const beginning = { active: start(chart), taken: [] }
  const [{ active, taken }, set] = useState<Pick<Game, 'active' | 'taken'>>(beginning)
  return {
    active,
    taken,
    take: (move, label) =>
      set({ active: follow(chart, active, move), taken: [...taken, { key: taken.length, move, label }] }),
    restart: () => set(beginning),
  }
}
