import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { decisions } from '#server/areas/decisions/decisions.tables.ts'
import { meetingAttendances } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { asRead } from '#tests/support/asRead.ts'
import { peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { personOf, tilleuls } from '#tests/support/server/placeWorld.ts'
import { bringToMeeting, roomOf } from '#tests/support/server/roomCalls.ts'
import type { RoomDriver } from './room.model.ts'
import { coveringPaths } from './room.model.ts'

const { network, server } = usePortalServer()
const { errors, room: texts, shared } = french
const elsewhere = peopleElsewhere(server)
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

async function driveScreen(): Promise<RoomDriver> {
  const manager = await elsewhere('gestionnaire')
  const decisionId = await putToTheVoteBy(manager, 'art24')
  const meetingId = await bringToMeeting(server(), { placeId: tilleuls }, decisionId)
  const attend = (name: string) =>
    server()
      .platform.db.insert(meetingAttendances)
      .values({ meetingId, userId: personOf(name), attendance: 'present', votes: 1, writtenAt: server().clock.now() })
  await attend('coproprietaire')
  await attend('bailleur')
  const room = roomOf(decisionId, manager)
  const { user } = await openScreen(pathOf('room', { decisionId }), 'gestionnaire')
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const agree = () => press(texts.others.send)
  const count = async (password = demoPassword) => {
    const field = await screen.findByLabelText(shared.password.password)
    await user.clear(field)
    await user.type(field, password)
    await press(texts.count.send)
  }
  /** The server handles the request, but the response is lost. */
  const loseResponse = (path: string) =>
    network.use(
      http.post(
        `${portalOrigin}/v1/decisions/:decisionId/${path}`,
        async ({ request }) => {
          await server().app.fetch(request)
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
  const question = () => screen.findByRole('alertdialog', { hidden: true })
  const waiting = async (people: number) => expect((await room.read()).waitingPeople).toBe(people)
  const isOver = () => screen.findByText(asRead(texts.closed.counted))
  return {
    events: {
      'manager marks all others as for': () => press(texts.others.for),
      'manager cancels': () => press(french.shared.confirm.cancel),
      'manager confirms': agree,
      'manager confirms, but the response is lost': async () => {
        loseResponse('room_votes')
        await agree()
      },
      'manager confirms, but somebody has come in': async () => {
        await attend('president')
        await agree()
      },
      'manager confirms, but it was counted elsewhere': async () => {
        await server().platform.db.update(decisions).set({ life: 'accepted' }).where(eq(decisions.id, decisionId))
        await agree()
      },
      'manager starts the count': () => press(texts.count.start),
      'manager goes back to the room': () => press(french.common.back),
      'manager types a wrong password': () => count('Pas le bon, 1965'),
      'manager counts': () => count(),
      'manager counts, but the response is lost': async () => {
        loseResponse('count')
        await count()
      },
      'manager counts, but it was counted elsewhere': async () => {
        await server().platform.db.update(decisions).set({ life: 'discarded' }).where(eq(decisions.id, decisionId))
        await count()
      },
      'manager counts, but somebody has come in': async () => {
        await attend('president')
        await count()
      },
      'manager sends it again': () => press(shared.password.retry),
    },
    states: {
      'sees who is there': async () => {
        await heading(texts.sheet)
        expect(screen.queryByRole('button', { name: texts.count.start })).toBeNull()
        await waitFor(() => expect(screen.getAllByRole('group', { name: /^Vote/ })).toHaveLength(2))
      },
      'is asked to confirm': async () => {
        const asked = within(await question())
        expect(asRead(asked.getByText(/^Cela touche/).textContent ?? '')).toContain('2 copropriétaires')
        await waiting(2)
      },
      'sees that nothing was recorded': async () => {
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
        await waiting(2)
      },
      'learns that the server did not answer': async () => {
        await within(await question()).findByText(asRead(texts.others.unanswered))
        await waiting(0)
      },
      'learns that the room has changed': async () => {
        await screen.findByText(asRead(texts.others.changed))
        await waiting(3)
      },
      'learns that the vote is over': async () => void (await isOver()),
      'sees that all are recorded': async () => {
        await screen.findByText(asRead('2 votes enregistrés : Pour.'))
        await waitFor(() => expect(screen.getAllByRole('button', { name: 'Pour', pressed: true })).toHaveLength(2))
        await waitFor(() => expect(screen.queryByRole('button', { name: texts.others.for })).toBeNull())
        await waiting(0)
      },
      'sees the password step': () => heading(texts.count.confirmTitle).then(() => undefined),
      'is in the room again': () => heading(texts.sheet).then(() => undefined),
      'learns who has yet to vote': async () => {
        await screen.findByText(asRead(texts.count.refused))
        await screen.findByText(asRead(texts.count.waiting.one))
        expect(screen.queryByRole('button', { name: texts.count.start })).toBeNull()
      },
      'learns how many tries are left': async () => {
        const tries = errors.remainingTries[pluralForm('fr-FR', 4)].replace('{{count}}', '4')
        await waitFor(() => expect(asRead(screen.getByRole('alert').textContent ?? '')).toContain(asRead(tries)))
      },
      'learns that the outcome is unknown': async () =>
        void (await screen.findByText(asRead(shared.password.unansweredTitle))),
      'learns what was decided': async () => {
        await screen.findByRole('heading', { level: 2, name: /^La résolution est (adoptée|rejetée)$/ })
        expect(screen.getByText(asRead(french.decisions.turnout.ways.noneRemote))).toBeDefined()
        expect((await room.read()).isOpen).toBe(false)
      },
    },
  }
}

describe('voting in the room, walked against the screen', () => {
  it.each(coveringPaths.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveScreen())
  })
})
