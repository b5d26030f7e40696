import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { placeRoutes } from '#contract/places.ts'
import { french } from '#locales/catalogues.ts'
import { accountButton } from '#tests/support/frame.ts'
import { goTo } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { startApp } from '#tests/support/startApp.tsx'

const { network } = usePortalServer()
const { breadcrumb, common } = french

it('shows the page title when the person’s places cannot be loaded, and retries', async () => {
  let hasFailed = true
  const failure = () => (hasFailed ? HttpResponse.json({}, { status: 500 }) : undefined)
  network.use(http.get(portalOrigin + placeRoutes.mine.path, failure))
  const { signIn } = await startApp('/')
  await signIn()
  await accountButton()
  await goTo('/agence')

  expect(await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.agency })).toBeDefined()
  hasFailed = false
  const main = screen.getByRole('main')
  const retry = screen.getAllByRole('button', { name: common.retry }).find((button) => main.contains(button))
  await userEvent.click(retry ?? main)
  expect(await screen.findByRole('region', { name: french.places.agency.hours })).toBeDefined()
})
