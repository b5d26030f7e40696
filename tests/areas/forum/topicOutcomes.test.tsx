import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { topicLinkRoutes } from '#contract/forum/topicLinks.ts'
import { excerptLength } from '#contract/forum/topicList.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { signedInAs } from '#tests/support/server/placeWorld.ts'
import { beginTopic } from '#tests/support/server/topicCalls.ts'

const { server } = usePortalServer()
const { topic: words, newDecision } = french
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** Longer than an excerpt. */
const body = `${'Un abri fermé, douze places, près du portail. '.repeat(8)}Qui est pour ?`
const begin = async (title: string) =>
  beginTopic(await signedInAs(server(), 'coproprietaire'), { title, post: { body } })

async function open(topicId: string, name: string) {
  const app = await openScreen(pathOf('topic', { topicId }), name)
  return {
    ...app,
    act: async (label: string) => {
      await app.user.click(await screen.findByRole('button', { name: words.acts.ofTopic }))
      await app.user.click(await screen.findByRole('button', { name: label }))
    },
  }
}

describe('what a topic becomes', () => {
  it('can be a question for the next meeting, which starts with the whole first post', async () => {
    expect(body.length).toBeGreaterThan(excerptLength)
    const { id } = await begin('Abri à vélos')
    const { user, act } = await open(id, 'coproprietaire')

    await act(words.acts.propose)
    // Another dialog is shown until the first post has loaded.
    const title = await screen.findByRole('textbox', { name: words.forms.propose.name })
    expect(title).toHaveProperty('value', 'Abri à vélos')
    const form = within(screen.getByRole('dialog', { name: words.forms.propose.title }))
    expect(form.getByRole('textbox', { name: words.forms.propose.body })).toHaveProperty('value', body)
    await user.click(form.getByRole('button', { name: words.forms.propose.send }))

    const asked = within(await screen.findByRole('region', { name: words.proposal.title }))
    expect(asked.getByText('Abri à vélos')).toBeDefined()
    expect(asked.getByRole('button', { name: words.acts.withdrawProposal })).toBeDefined()
    expect(asked.queryByRole('link', { name: words.acts.createDecision })).toBeNull()
  })

  it('can be a decision that the president starts with a co-owner’s question', async () => {
    const { id } = await begin('Bancs')
    const owner = await signedInAs(server(), 'coproprietaire')
    const proposal = { title: 'Poser deux bancs', body: 'Côté jardin.' }
    await owner.get(topicLinkRoutes.propose, { params: { topicId: id }, body: { proposal } })
    const { user } = await open(id, 'president')

    await user.click(await screen.findByRole('link', { name: words.acts.createDecision }))

    expect(await screen.findByLabelText(newDecision.title)).toHaveProperty('value', 'Poser deux bancs')
    expect(screen.getByLabelText(newDecision.description)).toHaveProperty('value', 'Côté jardin.')
    expect(await screen.findByRole('link', { name: 'Bancs' })).toBeDefined()
    await user.selectOptions(screen.getByLabelText(newDecision.rule), 'art24')
    await user.type(screen.getByLabelText(newDecision.dueDay), '15/02/2030')
    await user.selectOptions(screen.getByLabelText(newDecision.dueTime), '18:00')
    await user.click(screen.getByRole('button', { name: newDecision.submit }))

    expect(await screen.findByRole('heading', { name: 'Poser deux bancs', level: 1 })).toBeDefined()
    await user.click(await screen.findByRole('link', { name: 'Bancs' }))
    expect(await screen.findByText(asRead(words.links.decision))).toBeDefined()
    expect(screen.getByRole('link', { name: 'Poser deux bancs' })).toBeDefined()
  })

  it('can be a report that starts with the whole first post', async () => {
    const { id } = await begin('Porte cassée')
    const { act } = await open(id, 'coproprietaire')

    await act(words.acts.openReport)

    const description = await screen.findByRole('textbox', { name: words.forms.openReport.body })
    expect(description).toHaveProperty('value', body)
  })
})
