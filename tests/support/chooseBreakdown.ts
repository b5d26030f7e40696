import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { french } from '#locales/catalogues.ts'

const { common, newReport: texts, reports } = french

/** Chooses a category in a new report, and continues once its usual urgency has loaded. */
export async function chooseBreakdown(user: UserEvent) {
  await user.click(await screen.findByRole('radio', { name: reports.categories.breakdown }))
  await screen.findByRole('radio', { name: texts.what.dysfunctional, checked: true })
  await user.click(await screen.findByRole('button', { name: common.continue }))
}
