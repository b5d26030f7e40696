import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { asRead } from '#tests/support/asRead.ts'
import { castOwnVote, decisionAt, putToTheVote } from '#tests/support/decisionCalls.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { voteButton } from '#tests/support/voteButton.ts'
import type { VoteDriver } from './vote.model.ts'
import { coveringPaths } from './vote.model.ts'

const { network } = usePortalServer()
const { common, decisions, errors, shared, votes } = french
const texts = votes.vote
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

async function driveScreen(): Promise<VoteDriver> {
  const { user, api } = await openScreen('/decisions', 'president')
  const decisionId = await putToTheVote(api)
  const path = pathOf('vote', { decisionId })
  await goTo(path)
  await heading(texts.documents.title)
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const type = async (password: string) => {
    const field = await screen.findByLabelText(shared.password.password)
    await user.clear(field)
    await user.type(field, password)
    await press(voteButton('for'))
  }
  return {
    events: {
      'co-owner continues without reading': () => press(texts.documents.next),
      'co-owner reads the documents': async () => {
        await user.click(await screen.findByRole('checkbox', { name: texts.documents.readAlone }))
        await press(texts.documents.next)
      },
      'co-owner continues without choosing': () => press(common.continue),
      'co-owner chooses': async () => {
        await user.click(await screen.findByRole('radio', { name: decisions.choices.for }))
        await press(common.continue)
      },
      'co-owner goes back': () => press(common.back),
      'co-owner comes back after a reload': async () => {
        // Leaving and coming back restores the vote from the tab and the address, as a reload does.
        await goTo('/activite')
        await screen.findByRole('heading', { level: 1, name: french.breadcrumb.pages.activity })
        await goTo(`${path}?etape=confirmation`)
      },
      'co-owner types a wrong password': () => type('Pas le bon, 1965'),
      'co-owner votes': () => type(demoPassword),
      'co-owner votes, but the response is lost': async () => {
        network.use(
          http.post(`${portalOrigin}/v1/decisions/:decisionId/votes`, () => HttpResponse.error(), { once: true }),
        )
        await type(demoPassword)
      },
      'co-owner sends it again': () => press(shared.password.retry),
      'co-owner votes on another device': () => act(() => castOwnVote(api, decisionId, 'against')),
      'co-owner changes the vote': () => press(texts.elsewhere.change),
    },
    states: {
      'sees what the vote is about': async () => void (await heading(texts.documents.title)),
      'is told to read the documents': async () => void (await screen.findByText(asRead(texts.documents.required))),
      'sees the choices': async () => void (await heading(texts.choice.title)),
      'is told to choose': async () => void (await screen.findByText(asRead(texts.choice.required))),
      'sees the password step': async () => void (await heading(texts.confirm.title)),
      'finds the choice again': async () => {
        await heading(texts.choice.title)
        expect(screen.getByRole('radio', { name: decisions.choices.for })).toHaveProperty('checked', true)
      },
      'is back at the password step': async () => {
        await heading(texts.confirm.title)
        await screen.findByText(texts.restored)
      },
      'learns how many tries are left': async () => {
        const tries = errors.remainingTries[pluralForm('fr-FR', 4)].replace('{{count}}', '4')
        await waitFor(() => expect(asRead(screen.getByRole('alert').textContent ?? '')).toContain(asRead(tries)))
        await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(shared.password.password)))
      },
      'learns that the outcome is unknown': async () => void (await screen.findByText(shared.password.unansweredTitle)),
      'learns that they have already voted': async () => void (await heading(texts.elsewhere.title)),
      'starts the vote again': async () => void (await heading(texts.documents.title)),
      'learns that the vote is counted': async () => {
        await heading(texts.counted.title)
        const { ownVote, log } = await decisionAt(api, decisionId)
        expect([ownVote?.choice, log.length]).toEqual(['for', 1])
        expect(Object.keys(sessionStorage).filter((key) => key.includes(decisionId))).toEqual([])
      },
    },
  }
}

describe('voting, walked against the screen', () => {
  it.each(coveringPaths.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveScreen())
  })
})
