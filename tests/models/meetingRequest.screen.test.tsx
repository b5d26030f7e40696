import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { asRead } from '#tests/support/asRead.ts'
import { assertOk, decisionAt, giveAQuarterTo, peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { deskOf } from '#tests/support/server/deskCalls.ts'
import type { MeetingRequestDriver } from './meetingRequest.model.ts'
import { coveringPaths } from './meetingRequest.model.ts'

const { network, server } = usePortalServer()
const { breadcrumb, common, decisions, errors, shared, votes } = french
const texts = votes.request
const aMessage = 'Trop cher.'
const requests = `${portalOrigin}/v1/decisions/:decisionId/meeting_requests`
const elsewhere = peopleElsewhere(server)
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

beforeAll(() => giveAQuarterTo(server(), 'bailleur'))

async function driveScreen(): Promise<MeetingRequestDriver> {
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  const by = async (name: string) => deskOf(decisionId, await elsewhere(name))
  const path = pathOf('meetingRequest', { decisionId })
  const { user, api } = await openScreen(path)
  const support = async () => (await decisionAt(api, decisionId)).support
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const message = () => screen.findByLabelText(texts.message)
  const missingShown = () => Number(screen.getByText(/^Il manque/).textContent?.replace(/\D/g, ''))
  const ask = async (password = demoPassword) => {
    const field = await screen.findByLabelText(shared.password.password)
    await user.clear(field)
    await user.click(field)
    await user.paste(password)
    await press(texts.send)
  }
  const isAsked = async () => {
    await heading(texts.askedTitle)
    expect(await support()).toMatchObject({ isSupporter: true, people: 1 })
    expect(Object.keys(sessionStorage).filter((key) => key.includes(decisionId))).toEqual([])
  }
  return {
    events: {
      'co-owner writes to the president': async () => user.type(await message(), aMessage),
      'co-owner comes back after a reload': async () => {
        await goTo('/activite')
        await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.activity })
        await goTo(path)
      },
      'co-owner continues': () => press(texts.next),
      'co-owner goes back': () => press(common.back),
      'co-owner types a wrong password': () => ask('Pas le bon, 1965'),
      'co-owner asks': () => ask(),
      'co-owner asks, but there is no network': async () => {
        network.use(http.post(requests, () => HttpResponse.error(), { once: true }))
        await ask()
      },
      'co-owner asks, but the server fails': async () => {
        network.use(http.post(requests, () => new HttpResponse(null, { status: 500 }), { once: true }))
        await ask()
      },
      'co-owner sends it again': () => press(shared.password.retry),
      'co-owner asks on another device': async () => {
        const desk = await by('coproprietaire')
        await act(() => assertOk(desk.ask()))
      },
      'co-owner withdraws': () => press(texts.withdraw),
      'co-owner withdraws, but there is no network': async () => {
        network.use(http.delete(requests, () => HttpResponse.error(), { once: true }))
        await press(texts.withdraw)
      },
      'a neighbour asks elsewhere': async () => {
        const desk = await by('conseil')
        await act(() => assertOk(desk.ask()))
      },
      'enough others ask elsewhere': async () => {
        const desk = await by('bailleur')
        await act(() => assertOk(desk.ask()))
      },
      'the president refuses': async () => {
        const desk = await by('president')
        await act(() => assertOk(desk.refuse()))
      },
      'the president closes the project': async () => {
        const desk = await by('president')
        await act(() => assertOk(desk.abandon()))
      },
    },
    states: {
      'sees how many votes are missing': async () => {
        await heading(texts.title)
        const { needed, missing } = await support()
        expect(missing).toBe(needed)
        await waitFor(() => expect(missingShown()).toBe(needed))
      },
      'sees that fewer votes are missing': async () => {
        const { needed, missing } = await support()
        expect(missing).toBeLessThan(needed)
        await waitFor(() => expect(missingShown()).toBe(missing))
      },
      'learns that the request is before the president': async () => void (await heading(texts.overTitle)),
      'has written a message': async () => expect(await message()).toHaveProperty('value', aMessage),
      'finds the message again': async () => {
        await heading(texts.title)
        expect(await message()).toHaveProperty('value', aMessage)
      },
      'sees the password step': async () => void (await heading(texts.confirmTitle)),
      'learns how many tries are left': async () => {
        const tries = errors.remainingTries[pluralForm('fr-FR', 4)].replace('{{count}}', '4')
        await waitFor(() => expect(asRead(screen.getByRole('alert').textContent ?? '')).toContain(asRead(tries)))
      },
      'learns that the outcome is unknown': async () =>
        void (await screen.findByText(asRead(shared.password.unansweredTitle))),
      'learns that it failed': async () => void (await screen.findByText(asRead(shared.password.failedTitle))),
      'learns that they have already asked': isAsked,
      'learns that their votes count': isAsked,
      'learns that the request still counts': async () => {
        await screen.findByText(asRead(texts.kept))
        expect(await support()).toMatchObject({ isSupporter: true })
      },
      'may ask again': async () => {
        await heading(texts.title)
        expect(await support()).toMatchObject({ isSupporter: false, people: 0 })
      },
      'sees that a quarter is reached': async () => {
        await screen.findByText(asRead(decisions.support.reached))
        await waitFor(() => expect(screen.queryByRole('button', { name: texts.withdraw })).toBeNull())
      },
      'learns that the project is closed': async () => void (await heading(decisions.outcome.concluded)),
    },
  }
}

describe('requesting a meeting, walked against the screen', () => {
  it.each(coveringPaths.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveScreen())
  })
})
