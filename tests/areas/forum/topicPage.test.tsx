import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { elided } from '#src/i18n/elided.ts'
import { signOut } from '#tests/support/frame.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { signedInAs } from '#tests/support/server/placeWorld.ts'
import { actionsOn, beginTopic } from '#tests/support/server/topicCalls.ts'

const { server } = usePortalServer()
const { forum: texts, topic: words, drafts } = french
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

const filled = (text: string, seq: number, name: string) =>
  elided(text.replace('{{seq}}', String(seq)).replace('{{name}}', name), name)
const as = (name: string) => signedInAs(server(), name)
const post = async (seq: number, name: string = texts.you) =>
  within(await screen.findByRole('article', { name: filled(words.postOf, seq, name) }))
const field = () => screen.findByRole('textbox', { name: words.compose.label })

/** A topic of the president, with an answer by a board member. */
async function open(title: string, answer = 'Trois devis.') {
  const { id } = await beginTopic(await as('president'), { title, post: { body: 'Qui a un devis ?' } })
  const { author } = await actionsOn(id, await as('conseil')).write({ body: answer })
  const path = pathOf('topic', { topicId: id })
  return { ...(await openScreen(path, 'president')), id, path, neighbour: author.displayName }
}

describe('a topic', () => {
  it('is answered by keyboard alone', async () => {
    const { user, neighbour } = await open('Au clavier')
    const answered = await post(2, neighbour)

    answered.getByRole('button', { name: filled(words.acts.quoteThis, 2, neighbour) }).focus()
    await user.keyboard('{Enter}')
    const body = await field()
    await waitFor(() => expect(document.activeElement).toBe(body))
    await user.keyboard('Le deuxième.{Control>}{Enter}{/Control}')

    expect((await post(3)).getByText('Trois devis.')).toBeDefined()
  })

  it('opens the menu of a post by keyboard, and returns the focus when it closes', async () => {
    const { user } = await open('Au menu')
    const opener = (await post(1)).getByRole('button', { name: filled(words.acts.of, 1, texts.you) })

    opener.focus()
    await user.keyboard('{Enter}{Tab}')
    expect(document.activeElement?.textContent).toBe(words.acts.edit)
    await user.keyboard('{Escape}')

    expect(screen.queryByRole('button', { name: words.acts.edit })).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('reports a post to the moderators, and shows this to the reader only', async () => {
    const { user, neighbour } = await open('Signalement', 'Espèce de zèbre')

    await user.click((await post(2, neighbour)).getByRole('button', { name: filled(words.acts.of, 2, neighbour) }))
    await user.click(await screen.findByRole('button', { name: words.acts.report }))
    const dialog = within(await screen.findByRole('dialog', { name: words.forms.report.title }))
    await user.type(dialog.getByRole('textbox', { name: words.forms.report.reason }), 'Insulte')
    await user.click(dialog.getByRole('button', { name: words.forms.report.send }))

    expect(await screen.findByText(words.done.report)).toBeDefined()
    expect(await (await post(2, neighbour)).findByText(words.reported)).toBeDefined()
  })

  it('keeps the former text of a post that its author edits', async () => {
    const { user } = await open('Correction')

    await user.click((await post(1)).getByRole('button', { name: filled(words.acts.of, 1, texts.you) }))
    await user.click(await screen.findByRole('button', { name: words.acts.edit }))
    const dialog = within(await screen.findByRole('dialog', { name: words.forms.edit.title }))
    await user.type(dialog.getByRole('textbox', { name: words.forms.edit.body }), ' Merci !')
    await user.click(dialog.getByRole('button', { name: words.forms.edit.send }))
    await user.click(await screen.findByRole('button', { name: filled(words.acts.historyOf, 1, texts.you) }))

    const history = within(await screen.findByRole('dialog', { name: words.history.title }))
    const [present, former] = await history.findAllByRole('listitem')
    expect(present?.textContent).toContain('Qui a un devis ? Merci !')
    expect(former?.textContent).toMatch(/Qui a un devis \?$/)
  })

  it('keeps typed text across a log-out, and leaves nothing of it in the browser', async () => {
    const app = await open('Déconnexion')
    await app.user.type(await field(), 'Une phrase en cours')
    await screen.findByText(drafts.kept)

    await signOut(app.user)
    await waitFor(() => expect(Object.values(sessionStorage).join()).not.toContain('Une phrase en cours'))
    app.leave()
    await openScreen(app.path, 'president')

    expect(await field()).toHaveProperty('value', 'Une phrase en cours')
  })

  it('announces politely that somebody else has written, but not the person’s own posts', async () => {
    const { user, id, neighbour } = await open('Annonce')
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    await post(2, neighbour)
    await user.type(await field(), 'Merci !')
    await user.click(screen.getByRole('button', { name: words.compose.send }))
    await post(3)
    await waitFor(() => expect(screen.queryByRole('article', { name: words.pending.label })).toBeNull())
    expect(said().join()).not.toContain('Merci !')

    await actionsOn(id, await as('conseil')).write({ body: 'De rien.' })

    const announced = elided(words.arrived.replace('{{name}}', neighbour), neighbour).replace('{{text}}', 'De rien.')
    await waitFor(() => expect(said()).toContain(announced))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
