import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toTypedDate } from '#contract/dates.ts'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { pathOf } from '#contract/paths.ts'
import { catalogues } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

usePortalServer()
const { dashboard, meetings: meeting, votes } = catalogues['fr-FR']
const at = (key: string) => pathOf('meeting', { meetingId: demoId(`meeting tilleuls ${key}`) })

it('offers the form to a person with votes, and no minutes before the meeting is held', async () => {
  await openScreen(at('next'), 'coproprietaire')

  const form = await screen.findByRole('link', { name: asRead(meeting.form) })
  expect(form.getAttribute('href')).toContain('correspondence_form.pdf')
  expect(screen.getByText(asRead(meeting.minutesLater))).toBeDefined()
  expect(screen.queryByRole('link', { name: asRead(meeting.minutes) })).toBeNull()
  expect(screen.queryByRole('region', { name: meeting.sheet })).toBeNull()
})

it('of the next meeting leads to its resolutions, a map, an entry for a calendar, the convocation and a power', async () => {
  const { user } = await openScreen(at('caretaker'), 'coproprietaire')

  const convocation = await screen.findByRole('link', { name: asRead(dashboard.meeting.convocation) })
  expect(convocation.getAttribute('href')).toContain('convocation.pdf')
  expect(screen.getByRole('link', { name: dashboard.meeting.calendar }).getAttribute('href')).toContain('meeting.ics')
  const map = new URL(screen.getByRole('link', { name: dashboard.meeting.map }).getAttribute('href') ?? '')
  expect(map.searchParams.get('query')).toContain('Lille')
  const agenda = within(screen.getByRole('region', { name: meeting.agenda }))
  expect(await agenda.findByText(asRead(meeting.proposed))).toBeDefined()
  const leads = agenda.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/')[1])
  expect(leads).toEqual(['decisions', 'forum'])
  await user.click(await screen.findByRole('link', { name: dashboard.meeting.power }))
  await screen.findByRole('heading', { level: 2, name: (shown) => asRead(shown) === asRead(votes.power.title) })
})

it('says of a meeting that it is under way', async () => {
  await openScreen(at('courtyard'), 'coproprietaire')

  expect(await screen.findByText(meeting.underWay)).toBeDefined()
})

it('offers no convocation to a meeting without an agenda', async () => {
  await openScreen(at('next'), 'coproprietaire')

  await screen.findByRole('link', { name: dashboard.meeting.calendar })
  expect(screen.queryByText(meeting.underWay)).toBeNull()
  expect(screen.queryByRole('link', { name: asRead(dashboard.meeting.convocation) })).toBeNull()
})

it('lets the manager record the notification of the minutes, which closes the attendance', async () => {
  const { user, api } = await openScreen(at('last'), 'gestionnaire')

  await screen.findByRole('region', { name: meeting.sheet })
  const panel = within(await screen.findByRole('region', { name: meeting.minutesTitle }))
  expect(panel.getByRole('link', { name: asRead(meeting.minutes) }).getAttribute('href')).toContain('minutes.pdf')
  const { heldAt } = await api(meetingDeskRoutes.read, { params: { meetingId: demoId('meeting tilleuls last') } })
  fireEvent.change(panel.getByLabelText(meeting.notifyDay), { target: { value: toTypedDate(heldAt.slice(0, 10)) } })
  await user.click(panel.getByRole('button', { name: meeting.notify }))

  await screen.findByText(/Il peut être contesté jusqu’au/)
  expect(screen.queryByRole('region', { name: meeting.sheet })).toBeNull()
})
