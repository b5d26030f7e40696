import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { proxyExclusions } from '#server/areas/decisions/decisions.tables.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { asRead } from '#tests/support/asRead.ts'
import { assertOk, peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { demoIdentity, demoName } from '#tests/support/demoNames.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { ballotsOf } from '#tests/support/server/decisionCalls.ts'
import { personOf, tilleuls } from '#tests/support/server/placeWorld.ts'
import { powersOf } from '#tests/support/server/powerCalls.ts'
import { someInstructions } from '#tests/support/startPowerGift.ts'
import type { PowerGiftDriver } from './powerGift.model.ts'
import { coveringPaths } from './powerGift.model.ts'

const { network, server } = usePortalServer()
const { breadcrumb, common, decisions, errors, shared, votes } = french
const texts = votes.power
const elsewhere = peopleElsewhere(server)
/** The neighbour who is to hold the power, and another one. */
const holderAccount = 'bailleur'
const holderName = demoIdentity('bailleur', 'tilleuls', 'lessor')
const otherName = demoName('conseil')
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

beforeEach(async () => {
  localStorage.setItem('hasSkippedCheck', 'true')
  await server().platform.db.delete(proxyExclusions)
})

async function driveScreen(): Promise<PowerGiftDriver> {
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  const path = pathOf('givePower', { decisionId })
  const { user } = await openScreen(path)
  const holder = await elsewhere(holderAccount)
  const asHolder = powersOf(decisionId, holder)
  const radios = () => screen.findAllByRole('radio')
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const instructions = () => screen.findByLabelText(texts.instructions)
  const find = async (search: string) => {
    const field = await screen.findByRole('searchbox', { name: votes.proxy.principal.search })
    await user.clear(field)
    await user.click(field)
    await user.paste(search)
  }
  const give = async (password = demoPassword) => {
    const field = await screen.findByLabelText(shared.password.password)
    await user.clear(field)
    await user.click(field)
    await user.paste(password)
    await press(texts.send)
  }
  const happens = (call: () => Promise<Response>) => act(() => assertOk(call()))
  const isOffered = async (status: keyof typeof texts.status) => {
    await screen.findByRole('region', { name: texts.panel })
    await screen.findByText(asRead(texts.status[status]))
  }
  return {
    events: {
      'owner continues without a name': () => press(common.continue),
      'owner names a neighbour and writes instructions': async () => {
        await find(holderName)
        await user.click(await screen.findByRole('radio', { name: new RegExp(holderName) }))
        await user.type(await instructions(), someInstructions)
      },
      'owner names somebody else': async () => {
        await find(otherName)
        await user.click(await screen.findByRole('radio', { name: new RegExp(otherName) }))
      },
      'owner comes back after a reload': async () => {
        await goTo('/activite')
        await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.activity })
        await goTo(path)
      },
      'owner continues': () => press(common.continue),
      'owner goes back': () => press(common.back),
      'owner types a wrong password': () => give('Pas le bon, 1965'),
      'owner gives the power': () => give(),
      'owner gives the power, but there is no network': async () => {
        network.use(
          http.post(`${portalOrigin}/v1/decisions/:decisionId/powers`, () => HttpResponse.error(), { once: true }),
        )
        await give()
      },
      'owner gives the power to somebody the law excludes': async () => {
        const excluded = { placeId: tilleuls, userId: personOf(holderAccount), reason: 'relative' }
        await server().platform.db.insert(proxyExclusions).values(excluded)
        await give()
      },
      'owner sends it again': () => press(shared.password.retry),
      'owner votes on another device': async () => {
        const owner = await elsewhere('coproprietaire')
        await happens(() => ballotsOf(decisionId, owner).vote('for'))
      },
      'holder accepts': () => happens(() => asHolder.answer(true)),
      'holder declines': () => happens(() => asHolder.answer(false)),
      'holder votes with it': () => happens(() => asHolder.voteFor({ userId: personOf('coproprietaire') }, 'against')),
      'owner takes it back': () => press(texts.revoke),
    },
    states: {
      'is asked for a name': async () => {
        await heading(texts.title)
        expect(await radios()).not.toEqual([])
      },
      'learns that a name is missing': async () => void (await screen.findByText(asRead(texts.required))),
      'learns that no power can be given': async () => {
        await heading(texts.overTitle)
        const [voted = ''] = votes.vote.cast.own.replace('{{choice}}', decisions.choices.for).split('{{date}}')
        await screen.findByText((shown) => asRead(shown).startsWith(asRead(voted)))
      },
      'has named the holder': async () => {
        expect(screen.getByRole('radio', { checked: true })).toHaveProperty('name', 'principal')
        expect(await instructions()).toHaveProperty('value', someInstructions)
      },
      'finds name and instructions again': async () => {
        await heading(texts.title)
        await screen.findByRole('radio', { checked: true, name: new RegExp(holderName) })
        expect(await instructions()).toHaveProperty('value', someInstructions)
      },
      'sees the password step': async () => void (await heading(texts.confirmTitle)),
      'learns how many tries are left': async () => {
        const tries = errors.remainingTries[pluralForm('fr-FR', 4)].replace('{{count}}', '4')
        await waitFor(() => expect(asRead(screen.getByRole('alert').textContent ?? '')).toContain(asRead(tries)))
        await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(shared.password.password)))
      },
      'learns that the outcome is unknown': async () =>
        void (await screen.findByText(asRead(shared.password.unansweredTitle))),
      'learns that the law forbids it': async () =>
        void (await screen.findByText(asRead(texts.refusal.proxy_forbidden))),
      'has named somebody else': async () => {
        await screen.findByRole('radio', { checked: true, name: new RegExp(otherName) })
        expect(screen.queryByText(asRead(texts.refusal.proxy_forbidden))).toBeNull()
        expect(await instructions()).toHaveProperty('value', someInstructions)
      },
      'learns that the power is offered': async () => {
        await heading(texts.givenTitle.replace('{{name}}', holderName))
        expect(Object.keys(sessionStorage).filter((key) => key.includes(decisionId))).toEqual([])
        await user.click(screen.getByRole('link', { name: decisions.page.back }))
        await isOffered('offered')
      },
      'sees that it is accepted': () => isOffered('accepted'),
      'sees that it is declined': () => isOffered('declined'),
      'sees that it is revoked': async () => {
        await isOffered('revoked')
        await screen.findByRole('link', { name: decisions.own.give })
      },
      'sees the vote of the holder': async () => {
        await isOffered('used')
        const cast = decisions.own.castFor
          .replace('{{name}}', holderName)
          .replace('{{choice}}', decisions.choices.against)
        await screen.findByText(asRead(cast))
      },
    },
  }
}

describe('giving a power, walked against the screen', () => {
  it.each(coveringPaths.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveScreen())
  })
})
