import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { toTypedDate } from '#contract/dates.ts'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoName, demoPerson } from '#tests/support/demoNames.ts'
import { describedBy } from '#tests/support/describedBy.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { retryOnce } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { server, network } = portal
const { common, errors, meetings: texts } = french
const meetingId = demoId('meeting tilleuls last')
const path = pathOf('meeting', { meetingId })
const nameOf = (person: string) => texts.attendanceOf.replace('{{name}}', person)

beforeEach(async () => {
  localStorage.setItem('hasSkippedCheck', 'true')
  await server().platform.db.update(meetings).set({ minutesNotifiedOn: null }).where(eq(meetings.id, meetingId))
})

describe('the notification date of the minutes', () => {
  const day = () => screen.findByLabelText(texts.notifyDay)
  const said = async () => describedBy(await day()).map((text) => asRead(text ?? ''))

  async function openDesk() {
    const app = await openScreen(path, 'gestionnaire')
    const read = () => app.api(meetingDeskRoutes.read, { params: { meetingId } })
    return {
      ...app,
      read,
      heldOn: (await read()).heldAt.slice(0, 10),
      type: async (value: string) => void fireEvent.input(await day(), { target: { value: toTypedDate(value) } }),
      send: async () => app.user.click(await screen.findByRole('button', { name: texts.notify })),
    }
  }

  it('is required, and not before the meeting', async () => {
    const { type, send, read } = await openDesk()

    await send()
    expect(await said()).toContain(asRead(errors.field.required))
    await type('2001-01-01')
    await send()

    expect(await said()).toContain(asRead(texts.notNotified))
    expect((await read()).minutesNotifiedOn).toBeNull()
  })

  it('is not in the future: the server’s error stays at the field until it is changed', async () => {
    const { type, send, heldOn } = await openDesk()
    await type('2030-12-24')
    await send()

    await screen.findByText(asRead(texts.notNotified))
    expect(await said()).toContain(asRead(texts.notNotified))
    expect(await day()).toHaveProperty('value', '24/12/2030')
    await type(heldOn)

    await waitFor(() => expect(screen.queryByText(asRead(texts.notNotified))).toBeNull())
  })

  it('is kept without a response and through a reload, until it is stored', async () => {
    const first = await openDesk()
    await first.type(first.heldOn)
    network.use(
      http.put(portalOrigin + meetingDeskRoutes.notifyMinutes.path, () => HttpResponse.error(), { once: true }),
    )
    await first.send()
    await screen.findByText(asRead(common.failedText))
    first.leave()

    const { send, read, heldOn } = await openDesk()
    expect(await day()).toHaveProperty('value', toTypedDate(heldOn))
    await send()

    await screen.findByText(/Il peut être contesté jusqu’au/)
    expect((await read()).minutesNotifiedOn).toBe(heldOn)
    expect(Object.keys(sessionStorage).filter((key) => key.includes(meetingId))).toEqual([])
  })
})

describe('the attendance sheet', () => {
  it('records how an owner takes part; says what was not stored, and rolls it back', async () => {
    const { user, api } = await openScreen(path, 'gestionnaire')
    const read = () => api(meetingDeskRoutes.read, { params: { meetingId } })
    const noted = async () => {
      const asked = { params: { meetingId }, query: { search: demoPerson('conseil').lastName } }
      const { data } = await api(meetingDeskRoutes.attendees, asked)
      return data.result.map((id) => data.entities.attendees[id]?.attendance)
    }
    const sheet = within(await screen.findByRole('region', { name: texts.sheet }))
    await user.type(await sheet.findByRole('searchbox', { name: texts.search }), demoPerson('conseil').lastName)
    await waitFor(() => expect(sheet.getAllByRole('combobox')).toHaveLength(1))
    const line = () => sheet.getByRole<HTMLSelectElement>('combobox', { name: nameOf(demoName('conseil')) })
    await user.selectOptions(line(), 'absent')
    await waitFor(async () => expect(await noted()).toEqual(['absent']))
    const { votesAttending } = await read()

    await user.selectOptions(line(), 'present')
    await waitFor(async () => expect((await read()).votesAttending).toBeGreaterThan(votesAttending))
    network.use(http.put(portalOrigin + meetingDeskRoutes.attend.path, () => HttpResponse.error(), { once: true }))
    await user.selectOptions(line(), 'correspondence')

    await screen.findByText(asRead(texts.failed))
    await waitFor(() => expect(line().value).toBe('present'))
    await user.type(sheet.getByRole('searchbox', { name: texts.search }), 'zzzz')
    await sheet.findByText(asRead(texts.nobody))
  })

  it('is visible only to the manager and the president', async () => {
    await openScreen(path, 'bailleur')

    await screen.findByRole('region', { name: texts.minutesTitle })
    expect(screen.queryByRole('region', { name: texts.sheet })).toBeNull()
    expect(screen.queryByRole('button', { name: texts.notify })).toBeNull()
  })
})

describe('a meeting', () => {
  it('of another place says so, and links to the decisions', async () => {
    await openScreen(pathOf('meeting', { meetingId: demoId('meeting terrasses last') }), 'bailleur')

    await screen.findByRole('heading', { name: asRead(texts.gone) })
    expect(screen.getByRole('link', { name: french.decisions.page.toList })).toHaveProperty('pathname', '/decisions')
  })

  it('loads again once the network is back', async () => {
    await retryOnce(portal, await openScreen('/decisions', 'bailleur'), path)

    await screen.findByRole('region', { name: texts.agenda })
  })
})
