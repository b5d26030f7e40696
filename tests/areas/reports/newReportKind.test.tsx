import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { reportRoutes } from '#contract/reports/reports.ts'
import { french } from '#locales/catalogues.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { holdAnswers } from '#tests/support/holdAnswers.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

const portal = usePortalServer()
const { newReport: texts, reports } = french
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

beforeEach(async () => {
  localStorage.setItem('hasSkippedCheck', 'true')
  await portal.server().platform.db.delete(drafts)
})

describe('the usual urgency of a category that loads after the tap', () => {
  it('is chosen once it has loaded', async () => {
    const answer = holdAnswers(portal, reportRoutes.categories.path)
    const { user } = await openScreen('/signalements/nouveau', 'president')
    await user.click(await radio(reports.categories.breakdown))
    expect((await radio(texts.what.dysfunctional)).checked).toBe(false)

    answer()

    await waitFor(async () => expect((await radio(texts.what.dysfunctional)).checked).toBe(true))
  })

  it('does not replace the person’s own choice', async () => {
    const answer = holdAnswers(portal, reportRoutes.categories.path)
    const { user, loaded } = await openScreen('/signalements/nouveau', 'president')
    await user.click(await radio(reports.categories.breakdown))
    await user.click(await radio(texts.what.emergency))

    answer()

    await loaded()
    await screen.findByText(french.drafts.kept)
    expect((await radio(texts.what.emergency)).checked).toBe(true)
  })
})
