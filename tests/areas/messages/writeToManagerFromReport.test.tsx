import { beforeEach, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoReportId } from '#server/demo/demoReportId.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { followToManager, showsNoWayToManager } from '#tests/support/toManager.ts'

/** Apart from the ways from other pages, because these tests show the page of a report. */
usePortalServer()
const report = pathOf('report', { reportId: demoReportId('tilleuls', 0) })
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

it('« Écrire au gestionnaire » leads a co-owner from a report to a message to the manager about it', async () => {
  await followToManager('report', report)
})

it('« Écrire au gestionnaire » is not on the page of a report for people who are not co-owners', async () => {
  await showsNoWayToManager(report, 'locataire', french.reports.page.follow)
})
