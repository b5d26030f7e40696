import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { meetingAttendances, meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { asRead } from '#tests/support/asRead.ts'
import { assertOk, peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { demoName, demoPerson } from '#tests/support/demoNames.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { retryOnce } from '#tests/support/screenStates.ts'
import { ballotsOf } from '#tests/support/server/decisionCalls.ts'
import { personOf, tilleuls } from '#tests/support/server/placeWorld.ts'
import { bringToMeeting } from '#tests/support/server/roomCalls.ts'

const portal = usePortalServer()
const { server, network } = portal
const { decisions, meetings: meetingTexts, room: texts, shared } = french
const t = createTranslate<typeof french>('fr-FR', french)
const elsewhere = peopleElsewhere(server)
const owner = demoName('coproprietaire')
const nameOf = (person: string) => texts.choiceOf.replace('{{name}}', person)

beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

type Arranged = {
  inHours?: number
  isThere?: boolean
  /** The owners who have voted at a distance. */
  remote?: readonly string[]
}
async function arrange({ inHours = -1, isThere = true, remote = [] }: Arranged = {}) {
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'), 'art24')
  for (const name of remote) await assertOk(ballotsOf(decisionId, await elsewhere(name)).vote('for'))
  const meetingId = await bringToMeeting(server(), { placeId: tilleuls }, decisionId, inHours)
  const written = { meetingId, userId: personOf('coproprietaire'), attendance: 'present', votes: 1 }
  if (isThere) {
    await server()
      .platform.db.insert(meetingAttendances)
      .values({ ...written, writtenAt: server().clock.now() })
  }
  return { decisionId, meetingId, path: pathOf('room', { decisionId }) }
}
const line = async () => within(await screen.findByRole('group', { name: nameOf(owner) }))
const pressed = async () =>
  (await line())
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent)

describe('the vote of one owner in the room', () => {
  it('is recorded by a press, announced, and corrected by another press; a failed one is rolled back', async () => {
    const { decisionId, path } = await arrange({ remote: ['president'] })
    const { user, api } = await openScreen(path, 'gestionnaire')
    const recorded = async () => {
      const { data } = await api(decisionRoutes.roomVoters, { params: { decisionId }, query: {} })
      return data.entities.roomVoters[personOf('coproprietaire')]?.choice
    }
    const press = async (name: string) => user.click((await line()).getByRole('button', { name }))

    await press(decisions.choices.against)
    await screen.findByText(texts.saved)
    await waitFor(async () => expect(await pressed()).toEqual([decisions.choices.against]))
    expect(await recorded()).toBe('against')
    await screen.findByText(asRead(t('decisions.turnout.ways.both', { room: 1, remote: 1 })))
    await press(decisions.choices.for)
    await waitFor(async () => expect(await recorded()).toBe('for'))

    network.use(http.put(portalOrigin + decisionRoutes.recordRoomVote.path, () => HttpResponse.error(), { once: true }))
    await press(decisions.choices.abstain)
    await screen.findByText(asRead(texts.failed.replace('{{name}}', owner)))
    await waitFor(async () => expect(await pressed()).toEqual([decisions.choices.for]))
  })

  it('is reserved for people in the room; the search finds others, and says why they have no vote', async () => {
    const { path } = await arrange()
    const { user } = await openScreen(path, 'president')
    await line()
    expect(screen.getAllByRole('group', { name: /^Vote/ })).toHaveLength(1)

    await user.type(await screen.findByRole('searchbox', { name: texts.search }), demoPerson('conseil').lastName)
    await screen.findByText(demoName('conseil'))
    expect(screen.queryByRole('group', { name: nameOf(demoName('conseil')) })).toBeNull()
    await screen.findByText(texts.outside.absent)
    await user.type(screen.getByRole('searchbox', { name: texts.search }), 'zzz')
    await screen.findByText(asRead(texts.nobodyFound))
  })
})

describe('the room', () => {
  it('links to the attendance sheet while nobody is in it', async () => {
    const { path, meetingId } = await arrange({ isThere: false })
    await openScreen(path, 'gestionnaire')

    await screen.findByRole('heading', { name: asRead(texts.empty.title) })
    expect(screen.getByRole('link', { name: texts.empty.action })).toHaveProperty(
      'pathname',
      pathOf('meeting', { meetingId }),
    )
  })

  it('says why it takes no votes: too early, or the minutes are notified', async () => {
    const { path, meetingId } = await arrange({ inHours: 24 * 365 * 5 })
    const { leave } = await openScreen(path, 'gestionnaire')
    await screen.findByText(/^L’assemblée n’a pas commencé/)
    leave()

    const past = { heldAt: new Date('2025-01-15T18:00:00Z'), minutesNotifiedOn: '2025-01-16' }
    await server().platform.db.update(meetings).set(past).where(eq(meetings.id, meetingId))
    await openScreen(path, 'gestionnaire')
    await screen.findByText(asRead(texts.closed.over))
  })

  it('says that the vote is counted, but not the result until it knows', async () => {
    const { path, decisionId } = await arrange()
    const { user } = await openScreen(path, 'gestionnaire')
    await user.click((await line()).getByRole('button', { name: decisions.choices.for }))
    await user.click(await screen.findByRole('button', { name: texts.count.start }))
    let isCut = false
    network.use(
      http.post(portalOrigin + decisionRoutes.count.path, () => {
        isCut = true
      }),
      http.get(portalOrigin + decisionRoutes.read.path, () => (isCut ? HttpResponse.error() : undefined)),
    )
    await user.type(await screen.findByLabelText(shared.password.password), `${demoPassword}{Enter}`)

    await screen.findByRole('heading', { name: texts.count.counted })
    expect(screen.getByRole('link', { name: decisions.page.back })).toHaveProperty(
      'pathname',
      pathOf('decision', { decisionId }),
    )
  })

  it('is closed to everybody but the people who keep the attendance', async () => {
    const { path, meetingId } = await arrange()
    await openScreen(path, 'bailleur')
    await screen.findByText(asRead(texts.closed.notKeeper))
    await goTo(pathOf('meeting', { meetingId }))
    await screen.findByRole('region', { name: french.meetings.agenda })
    expect(screen.queryByRole('link', { name: meetingTexts.voteThere })).toBeNull()
    expect(screen.queryByText(french.errors.problem.forbidden)).toBeNull()
  })

  it('loads again once the network is back', async () => {
    const { path } = await arrange()
    await retryOnce(portal, await openScreen('/decisions', 'gestionnaire'), path)

    await line()
  })

  it('has a link in the agenda of the meeting, and on the page of the decision', async () => {
    const { path, meetingId, decisionId } = await arrange()
    await openScreen(pathOf('meeting', { meetingId }), 'gestionnaire')
    expect(await screen.findByRole('link', { name: meetingTexts.voteThere })).toHaveProperty('pathname', path)
    await goTo(pathOf('decision', { decisionId }))
    expect(await screen.findByRole('link', { name: meetingTexts.voteThere })).toHaveProperty('pathname', path)
  })
})
