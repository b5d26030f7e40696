import { screen, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toTypedDate } from '#contract/dates.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { asRead } from '#tests/support/asRead.ts'
import { assertOk, decisionAt, giveAQuarterTo, peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { describedBy } from '#tests/support/describedBy.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { deskOf } from '#tests/support/server/deskCalls.ts'
import type { PresidentDeskDriver } from './presidentDesk.model.ts'
import { coveringPaths } from './presidentDesk.model.ts'

const { network, server } = usePortalServer()
const { breadcrumb, common, errors, shared, votes } = french
const texts = votes.desk
const calls = `${portalOrigin}/v1/decisions/:decisionId/meeting`
const elsewhere = peopleElsewhere(server)
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
/** `past` is too near. `near` is the first possible day when the page opens, and too near two days later. */
const days = { past: '2026-01-01', near: '2030-02-06', far: '2030-03-20' }
const day = 24 * 3_600_000

beforeAll(() => giveAQuarterTo(server(), 'bailleur'))
beforeEach(() => server().clock.reset())

async function driveScreen(): Promise<PresidentDeskDriver> {
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  await assertOk(deskOf(decisionId, await elsewhere('bailleur')).ask('Le devis date de trois ans.'))
  const path = pathOf('presidentDesk', { decisionId })
  const { user, api } = await openScreen(path, 'president')
  /** Identifies the meeting of this test. */
  const location = `Salle ${decisionId}`
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const choose = async (answer: 'organise' | 'refuse' | 'abandon' | 'conclude') =>
    user.click(await screen.findByRole('radio', { name: texts[answer].name }))
  const dayField = () => screen.findByLabelText(texts.day)
  const typeDay = async (value: string) => {
    await user.clear(await dayField())
    await user.type(await dayField(), toTypedDate(value))
  }
  const organise = async (value: string) => {
    await choose('organise')
    await typeDay(value)
    await user.selectOptions(await screen.findByLabelText(texts.time), '18:30')
    const place = await screen.findByLabelText(texts.location)
    await user.clear(place)
    await user.click(place)
    await user.paste(location)
    await press(texts.next)
  }
  const answer = async (password = demoPassword) => {
    const field = await screen.findByLabelText(shared.password.password)
    await user.clear(field)
    await user.click(field)
    await user.paste(password)
    await user.keyboard('{Enter}')
  }
  const keptWith = async (value: string) => {
    expect(await dayField()).toHaveProperty('value', toTypedDate(value))
    expect(await screen.findByLabelText(texts.time)).toHaveProperty('value', '18:30')
    expect(await screen.findByLabelText(texts.location)).toHaveProperty('value', location)
  }
  const isTooNear = async () => {
    await screen.findByText(/^Il faut 21 jours francs/)
    expect(describedBy(await dayField()).some((text) => text?.startsWith('Il faut 21 jours francs'))).toBe(true)
  }
  const confirms = async (name: string) => {
    await heading(texts.confirmTitle)
    await waitFor(() => expect(screen.getAllByText(asRead(name)).map(({ tagName }) => tagName)).toContain('DD'))
  }
  const isDone = async (answered: keyof typeof texts.done, life: string) => {
    await heading(texts.doneTitle)
    await screen.findByText(asRead(texts.done[answered]))
    expect((await decisionAt(api, decisionId)).life).toBe(life)
    expect(Object.keys(sessionStorage).filter((key) => key.includes(decisionId))).toEqual([])
  }
  return {
    events: {
      'president continues without a date': async () => {
        await choose('organise')
        await press(texts.next)
      },
      'president chooses a day that is too near': () => organise(days.past),
      'president chooses a day that only the server finds too near': async () => {
        await organise(days.near)
        server().clock.advance(2 * day)
      },
      'president chooses a day far enough ahead': () => organise(days.far),
      'president refuses without a reason': async () => {
        await choose('refuse')
        await press(texts.next)
      },
      'president refuses with a reason': async () => {
        await choose('refuse')
        await user.type(await screen.findByLabelText(texts.reason), 'Trop tôt.')
        await press(texts.next)
      },
      'president chooses to abandon the project': async () => {
        await choose('abandon')
        await press(texts.next)
      },
      'president goes back': () => press(common.back),
      'president comes back after a reload': async () => {
        await goTo('/activite')
        await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.activity })
        await goTo(path)
      },
      'president types a wrong password': () => answer('Pas le bon, 1965'),
      'president confirms': () => answer(),
      'president confirms, but the response is lost': async () => {
        network.use(
          http.post(
            calls,
            async ({ request }) => {
              await server().app.fetch(request)
              return HttpResponse.error()
            },
            { once: true },
          ),
        )
        await answer()
      },
      'president confirms, but has answered on another device': async () => {
        await assertOk(deskOf(decisionId, await elsewhere('president')).refuse())
        await answer()
      },
      'president sends it again': () => press(shared.password.retry),
      'president comes back to close the project': async () => {
        await user.click(await screen.findByRole('link', { name: french.decisions.page.back }))
        await user.click(await screen.findByRole('link', { name: french.decisions.own.conclude }))
      },
      'president chooses to close the project': async () => {
        await choose('conclude')
        await press(texts.next)
      },
    },
    states: {
      'sees the request': async () => {
        await heading(texts.legend)
        await screen.findByText('Le devis date de trois ans.')
      },
      'is told what is missing': async () =>
        waitFor(() => expect(screen.getAllByText(asRead(errors.field.required))).toHaveLength(3)),
      'learns that the day is too near': async () => {
        await isTooNear()
        await keptWith(days.past)
      },
      'is asked to confirm a day that is too near': () => confirms(location),
      'learns that the server refuses the day': async () => {
        await screen.findByText(asRead(texts.refused))
        await isTooNear()
        await keptWith(days.near)
      },
      'is asked to confirm the meeting': () => confirms(location),
      'finds the answers again': async () => {
        await heading(texts.legend)
        await keptWith(days.far)
      },
      'learns how many tries are left': async () => {
        const tries = errors.remainingTries[pluralForm('fr-FR', 4)].replace('{{count}}', '4')
        await waitFor(() => expect(asRead(screen.getByRole('alert').textContent ?? '')).toContain(asRead(tries)))
      },
      'learns that the outcome is unknown': async () =>
        void (await screen.findByText(asRead(shared.password.unansweredTitle))),
      'learns that the request was already answered': async () => {
        await heading(texts.over.title)
        expect((await decisionAt(api, decisionId)).meeting).toBeNull()
      },
      'learns that the meeting is called': async () => {
        await isDone('organise', 'requalified')
        const called = await server().platform.db.select().from(meetings).where(eq(meetings.location, location))
        // The building is in France, an hour ahead of UTC in winter.
        expect(called.map(({ heldAt }) => heldAt.toISOString())).toEqual(['2030-03-20T17:30:00.000Z'])
      },
      'may close the project': async () => {
        await screen.findByText(asRead(texts.leadConclude))
        expect(screen.getAllByRole('radio')).toHaveLength(1)
      },
      'is asked to confirm the closing': () => confirms(texts.conclude.name),
      'learns that the project is closed': () => isDone('conclude', 'concluded'),
      'is told that a reason is needed': async () => void (await screen.findByText(asRead(errors.field.required))),
      'is asked to confirm the refusal': () => confirms('Trop tôt.'),
      'learns that the vote goes on': () => isDone('refuse', 'open'),
      'is asked to confirm the abandonment': () => confirms(texts.abandon.name),
      'learns that the project is abandoned': () => isDone('abandon', 'concluded'),
    },
  }
}

describe('answering a request for a meeting, walked against the screen', () => {
  it.each(coveringPaths.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveScreen())
  })
})
