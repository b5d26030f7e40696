import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { openImpersonating } from '#tests/support/openImpersonating.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { signedInAs } from '#tests/support/server/placeWorld.ts'
import { openReport } from '#tests/support/server/reportCalls.ts'

/** Apart from the other tests of the page, because this one shows the dashboard too. */
const { server } = usePortalServer()
const { actions, comment, timeline } = french.reports

it('actions on a report are not offered during impersonation', async () => {
  const { id } = await openReport(await signedInAs(server(), 'gardien'))
  await openImpersonating('gestionnaire', pathOf('report', { reportId: id }))

  expect(await screen.findByRole('list', { name: timeline.label })).toBeDefined()
  expect(screen.queryByRole('button', { name: actions.acknowledge })).toBeNull()
  expect(screen.queryByRole('textbox', { name: comment.label })).toBeNull()
})
