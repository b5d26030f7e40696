import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { applicationPaths } from '#contract/addresses.ts'
import { affectedTests } from '#tests/changed/affectedTests.ts'
import { readSourceGraph } from '#tests/changed/sourceGraph.ts'

const graph = readSourceGraph()
const tests = globSync('tests/**/*.test.{ts,tsx}').filter((file) => !file.startsWith('tests/e2e/'))
const ofReport = 'tests/areas/reports/ReportScreen.test.tsx'
const ofNews = 'tests/areas/news/NewsScreens.test.tsx'
const shown = new Map([
  [ofReport, ['report']],
  [ofNews, ['home', 'news']],
])
/** The tests that a change of these files can break, where these two are the only page tests that have run. */
const affected = (...changed: readonly string[]) =>
  affectedTests(changed, { graph, tests: [...shown.keys(), ...tests], pagesOf: (test) => shown.get(test) ?? [] })

describe('the tests of a change', () => {
  it('of a screen are the tests that have shown its page', () => {
    expect(affected('src/areas/reports/report/ReportScreen.tsx')).toContain(ofReport)
    expect(affected('src/areas/reports/report/ReportScreen.tsx')).not.toContain(ofNews)
    expect(affected('src/areas/reports/reports.dashboard.ts')).toContain(ofNews)
  })

  it('of the texts of an area are the tests that have shown one of its pages, and those that compare languages', () => {
    const files = affected('locales/fr-FR/reports.ts')
    expect(files).toEqual(expect.arrayContaining([ofReport, 'tests/locales/catalogue.test.ts']))
    expect(files).not.toContain(ofNews)
    expect(files).not.toContain('tests/ui/buttons.test.tsx')
  })

  it('of shared page parts are the tests of all pages', () => {
    for (const file of [
      'src/ui/Button.tsx',
      'locales/fr-FR/frame.ts',
      'contract/reports/reports.ts',
      'server/areas/news/listNews.ts',
    ]) {
      expect(affected(file), file).toEqual(expect.arrayContaining([ofReport, ofNews]))
    }
  })

  it('of a lifecycle are the tests of its chart, of the server and of its drawing', () => {
    expect(affected('machines/reports/report/report.lifecycle.ts')).toEqual(
      expect.arrayContaining([
        'tests/machines/reports/reportLifecycle.chart.test.ts',
        'tests/machines/charts.test.ts',
        'tests/server/reports/actions.test.ts',
        'tests/docs/diagrams.test.ts',
      ]),
    )
  })

  it('of the files that start a process are the tests that start it', () => {
    expect(affected('server/portal/createAdmin.ts')).toContain('tests/server/portal/createAdmin.test.ts')
  })

  it('are all tests, if no import leads to the change', () => {
    for (const file of ['package.json', 'vite.config.ts', 'server/migrations/0000_foundation.sql']) {
      expect(affected(file).length, file).toBeGreaterThanOrEqual(tests.length)
    }
  })

  it('include a file that has never run to its end', () => {
    const facts = { graph, tests, pagesOf: () => null }
    expect(affectedTests(['src/areas/reports/report/ReportScreen.tsx'], facts)).toContain(ofNews)
  })
})

it('knows where every page is loaded', () => {
  const known = [...graph.edgesTo.values()].flat().flatMap(({ onlyFor }) => onlyFor ?? [])
  expect([...new Set(known)].sort()).toEqual([...Object.keys(applicationPaths), 'terms'].sort())
})
