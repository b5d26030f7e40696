import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { fetchedNeeds } from '#locales/fr-FR/frame/fetchedNeeds.ts'
import { openDashboard } from '#tests/support/openDashboard.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { placeOf, tilleuls } from '#tests/support/server/placeWorld.ts'

/** Apart from the other tests of these needs, because this one shows the page to which a need leads. */
usePortalServer()
const { breadcrumb, dashboard } = french

it('a need of another building selects that building, and leads to its page', async () => {
  const { session } = await openDashboard('gestionnaire', placeOf('vauban'))
  const list = await screen.findByRole('region', { name: dashboard.needs.title })
  const title = await within(list).findByText(fetchedNeeds.refunds.one.replace('{{count}}', '1'))
  await userEvent.click(within(title.closest('li') ?? list).getByRole('link', { name: /^Décider/ }))
  await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.refundDesk })
  expect(session().getSnapshot().context.session?.selectedPlaceId).toBe(tilleuls)
})
