import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import coverage from '#docs/gallery/coverage.json' with { type: 'json' }
import { allStates } from '#docs/generator/chart.ts'
import { readCharts } from '#docs/generator/machines.ts'

const charts = await readCharts(path.resolve(import.meta.dirname, '../../machines'))

it('the gallery lists the tests that walk every state: run `npm run diagrams -- coverage`', () => {
  const ids = new Set(charts.flatMap(({ root }) => allStates(root).map(({ id }) => id)))
  expect(Object.keys(coverage)).toEqual([...ids].sort())
  expect([...new Set(Object.values(coverage).flat())].filter((file) => !existsSync(file))).toEqual([])
})
