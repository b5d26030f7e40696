import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { placeRoutes } from '#contract/places.ts'
import { readPhone } from '#contract/shownPhones.ts'
import { french } from '#locales/catalogues.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { demoId } from '#server/demo/chance.ts'
import { agencies } from '#server/services/directory/places.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

const portal = usePortalServer()
const { agency } = french.places
it('shows the week of the agency with today marked, and how to reach it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T11:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { api } = await openScreen('/agence')
  const known = await api(placeRoutes.agency, { params: { placeId: demoId('place vauban') } })

  const hours = within(await screen.findByRole('region', { name: agency.hours }))
  expect(hours.getByText(asRead(agency.today)).closest('[aria-current="date"]')?.textContent).toContain('mardi')
  const openDays = new Set(known.openingHours.map(({ weekday }) => weekday))
  expect(hours.getAllByText(agency.closed)).toHaveLength(7 - openDays.size)
  const phone = screen.getByRole('link', { name: agency.call.replace('{{phone}}', readPhone(known.phoneNumber)) })
  expect(phone.getAttribute('href')).toBe(`tel:${known.phoneNumber}`)
  const mail = screen.getByRole('link', { name: agency.write.replace('{{email}}', known.email) })
  expect(mail.getAttribute('href')).toBe(`mailto:${known.email}`)
})

it('says that the agency gives no hours, instead of a closed week', async () => {
  const { db } = portal.server().platform
  const before = await db.select().from(agencies)
  await db.update(agencies).set({ openingHours: [] })
  await openScreen('/agence')
  const hours = within(await screen.findByRole('region', { name: agency.hours }))
  expect(hours.getByText(agency.hoursNone)).toBeDefined()
  expect(hours.queryByText(agency.closed)).toBeNull()
  for (const { id, openingHours } of before) await db.update(agencies).set({ openingHours }).where(eq(agencies.id, id))
})

it('names the people in charge of the place', async () => {
  const { api, session } = await openScreen('/agence', 'partenaire')
  const placeId = selectSelectedPlaceId(session().getSnapshot()) ?? ''
  const known = await api(placeRoutes.agency, { params: { placeId } })

  const team = within(await screen.findByRole('region', { name: agency.team }))
  expect(known.team.map(({ displayName }) => displayName)).toContain(demoName('gestionnaire'))
  for (const { displayName } of known.team) expect(team.getByText(displayName)).toBeDefined()
  expect(team.getAllByRole('listitem')).toHaveLength(known.team.length)
})
