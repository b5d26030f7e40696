import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { castOwnVote, putToTheVote } from '#tests/support/decisionCalls.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { voteButton } from '#tests/support/voteButton.ts'

usePortalServer()
const { common, decisions, shared, votes } = french
const texts = votes.vote
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const goBack = () => act(async () => globalThis.history.back())
/** Goes forward, and waits until the page has gone back by itself. */
const bounce = () =>
  act(async () => {
    const shown = new Promise<void>((resolve) => {
      let left = 2
      globalThis.addEventListener('popstate', () => {
        left -= 1
        if (left === 0) resolve()
      })
    })
    globalThis.history.forward()
    await shown
  })
const address = () => globalThis.location.pathname + globalThis.location.search

/** Goes from the page of the decision to the password step. */
async function openVote() {
  const app = await openScreen('/decisions', 'president')
  const decisionId = await putToTheVote(app.api)
  const [page, vote] = [pathOf('decision', { decisionId }), pathOf('vote', { decisionId })]
  await goTo(page)
  await goTo(vote)
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }))
  await app.user.click(await screen.findByRole('checkbox', { name: texts.documents.readAlone }))
  await press(texts.documents.next)
  await app.user.click(await screen.findByRole('radio', { name: decisions.choices.for }))
  await press(common.continue)
  await heading(texts.confirm.title)
  return { ...app, decisionId, page, vote, press }
}

describe('the history of a vote', () => {
  it('goes back to the previous page once the vote is counted', async () => {
    const { user, page, vote, press } = await openVote()
    await user.type(await screen.findByLabelText(shared.password.password), demoPassword)
    await press(voteButton('for'))
    await heading(texts.counted.title)
    await waitFor(() => expect(address()).toBe(vote))

    await bounce()
    expect(address()).toBe(vote)
    await heading(texts.counted.title)
    await goBack()

    await waitFor(() => expect(address()).toBe(page))
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: texts.counted.title })).toBeNull())
  })

  it('goes back to the previous page after a vote on another device', async () => {
    const { user, api, decisionId, page, vote, press } = await openVote()
    await castOwnVote(api, decisionId, 'against')
    await user.type(await screen.findByLabelText(shared.password.password), demoPassword)
    await press(voteButton('for'))
    await heading(texts.elsewhere.title)
    await waitFor(() => expect(address()).toBe(vote))

    await goBack()

    await waitFor(() => expect(address()).toBe(page))
  })

  it('has each step once: after the page’s back button, the browser’s goes to the step before', async () => {
    const { vote, press } = await openVote()

    await press(common.back)
    await heading(texts.choice.title)
    await waitFor(() => expect(address()).toBe(`${vote}?etape=choix`))
    await goBack()

    await heading(texts.documents.title)
    expect(address()).toBe(vote)
  })
})
