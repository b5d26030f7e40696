import { act, screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { meetingPowerRoutes } from '#contract/decisions/meetingPowers.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { meetingPowers } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { asRead } from '#tests/support/asRead.ts'
import { assertOk, peopleElsewhere } from '#tests/support/decisionCalls.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { personOf } from '#tests/support/server/placeWorld.ts'

const { network, server } = usePortalServer()
const { breadcrumb, common, dashboard, meetings, shared, votes } = french
const texts = votes.power
const elsewhere = peopleElsewhere(server)
const meetingId = demoId('meeting tilleuls next')
const path = pathOf('meeting', { meetingId })
const holderName = demoName('conseil')
const instructions = 'Contre le ravalement.'

beforeEach(async () => {
  localStorage.setItem('hasSkippedCheck', 'true')
  await server().platform.db.delete(meetingPowers).where(eq(meetingPowers.meetingId, meetingId))
})

/** A neighbour answers the power that the owner has just given. */
async function answer(isAccepted: boolean) {
  const holder = await elsewhere('conseil')
  const { powers } = await holder.get(meetingDeskRoutes.read, { params: { meetingId } })
  const params = { meetingId, powerId: powers[0]?.id ?? '' }
  await act(() => assertOk(holder.call(meetingPowerRoutes.answer, { params, body: { answer: { isAccepted } } })))
}

async function giveTo(holder: string, account: string) {
  const giver = await elsewhere(account)
  const { confirmationToken } = giver
  const body = { power: { holderId: personOf(holder), instructions, confirmationToken } }
  await assertOk(giver.call(meetingPowerRoutes.give, { params: { meetingId }, body }))
}

describe('an owner who cannot come to a meeting', () => {
  it('names a neighbour, whose answer shows immediately, and takes the power back', async () => {
    const { user } = await openScreen(path)
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
    await user.click(await screen.findByRole('link', { name: dashboard.meeting.power }))
    await screen.findByText(asRead(texts.meeting.lead))
    await screen.findAllByRole('radio')
    await press(common.continue)
    await screen.findByText(asRead(texts.required))
    expect(document.activeElement).toHaveProperty('name', 'principal')
    await user.click(await screen.findByRole('searchbox', { name: votes.proxy.principal.search }))
    await user.paste(holderName)
    await user.click(await screen.findByRole('radio', { name: new RegExp(holderName) }))
    await user.click(await screen.findByLabelText(texts.instructions))
    await user.paste(instructions)

    await goTo('/activite')
    await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.activity })
    await goTo(pathOf('giveMeetingPower', { meetingId }))
    await screen.findByRole('radio', { checked: true, name: new RegExp(holderName) })
    expect(await screen.findByLabelText(texts.instructions)).toHaveProperty('value', instructions)

    await press(common.continue)
    await screen.findByText(asRead(texts.meeting.about))
    await user.click(await screen.findByLabelText(shared.password.password))
    await user.paste(demoPassword)
    network.use(http.post(portalOrigin + meetingPowerRoutes.give.path, () => HttpResponse.error(), { once: true }))
    await press(texts.send)
    await press(shared.password.retry)
    await screen.findByRole('heading', { name: texts.givenTitle.replace('{{name}}', holderName) })
    await screen.findByText(asRead(texts.meeting.given))

    await user.click(screen.getByRole('link', { name: meetings.back }))
    await screen.findByText(texts.status.offered)
    expect(screen.queryByRole('link', { name: dashboard.meeting.power })).toBeNull()
    await answer(true)
    await screen.findByText(texts.status.accepted)
    await press(texts.revoke)
    await screen.findByText(texts.status.revoked)
    await screen.findByRole('link', { name: dashboard.meeting.power })
  })

  it('sees on the page that no second power can be given while one is valid', async () => {
    await giveTo('conseil', 'coproprietaire')
    await openScreen(pathOf('giveMeetingPower', { meetingId }))
    await screen.findByRole('heading', { name: texts.overTitle })
    await screen.findByText(asRead(texts.over.offered.replace('{{name}}', holderName)))
  })
})

it('the holder reads the instructions, accepts, and learns what to do', async () => {
  await giveTo('coproprietaire', 'conseil')
  const { user } = await openScreen(path)
  await screen.findByText(asRead(texts.instructionsOf.replace('{{text}}', instructions)))
  await user.click(await screen.findByRole('button', { name: texts.accept }))
  await screen.findByText(asRead(texts.comeInstead))
  await user.click(screen.getByRole('button', { name: texts.giveBack }))
  await screen.findByText(texts.status.declined)
})

it('the keeper of the attendance sees who holds whose power', async () => {
  await giveTo('conseil', 'coproprietaire')
  await answer(true)
  await openScreen(path, 'gestionnaire')
  const sheet = within(await screen.findByRole('region', { name: meetings.sheet }))
  await sheet.findByText(new RegExp(meetings.representedBy.replace('{{name}}', holderName)))
})
