import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { decisionDraft } from '#contract/decisions/decisionDrafts.ts'
import { draftRoutes } from '#contract/drafts.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoDecisionId } from '#server/areas/decisions/demo/demoDecisions.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { samplePdf } from '#tests/stage/samplePdf.ts'
import { signOut } from '#tests/support/frame.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'

const { server, failNetwork } = usePortalServer()
const { drafts: said, newDecision: texts, votes, widgets } = french
const button = (name: string) => screen.findByRole('button', { name })
const kept = () => screen.findByText(said.kept)
const decisionId = (name: Parameters<typeof demoDecisionId>[1]) => demoDecisionId('tilleuls', name)

beforeEach(async () => {
  localStorage.setItem('hasSkippedCheck', 'true')
  await server().platform.db.delete(drafts)
})

const newOne = '/decisions/nouvelle'
const request = pathOf('meetingRequest', { decisionId: decisionId('facade') })
const desk = pathOf('presidentDesk', { decisionId: decisionId('gate') })
const refuse = () => screen.findByRole('radio', { name: (name) => name.startsWith(votes.desk.refuse.name) })

/** Each form: its address, its user, how to reach its long text, and the label of that text. */
const forms = [
  ['a new decision', newOne, 'president', async () => {}, texts.description],
  ['a message to the president', request, 'coproprietaire', async () => {}, votes.request.message],
  [
    'the president’s answer',
    desk,
    'president',
    async ({ user }: Awaited<ReturnType<typeof openScreen>>) => user.click(await refuse()),
    votes.desk.reason,
  ],
] as const

describe.each(forms)('%s', (_, path, who, openText, label) => {
  const field = () => screen.findByLabelText(label)
  const write = async (app: Awaited<ReturnType<typeof openScreen>>, words: string) => {
    await openText(app)
    await app.user.type(await field(), words)
  }
  /** Opens the same form for the same person in a browser without data. */
  const comeBack = async (app: Awaited<ReturnType<typeof openScreen>>) => {
    await signOut(app.user)
    await waitFor(() => expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('draft:'))
    app.leave()
    return openScreen(path, who)
  }

  it('is restored after a log-out, and says so', async () => {
    const app = await openScreen(path, who)
    await write(app, 'Des mots qui restent')
    await kept()

    await comeBack(app)

    await screen.findByText(said.restored)
    expect(await field()).toHaveProperty('value', 'Des mots qui restent')
  })

  it('prefers the latest text of this tab, and stores it on the server again', async () => {
    const first = await openScreen(path, who)
    await write(first, 'Sur le serveur')
    await kept()
    failNetwork()
    await first.user.type(await field(), ' et ici')
    await screen.findByText(said.copied)
    first.leave()
    failNetwork(false)

    const again = await openScreen(path, who)

    expect(await field()).toHaveProperty('value', 'Sur le serveur et ici')
    await kept()
    const back = await comeBack(again)
    await screen.findByText(said.restored)
    expect(await field()).toHaveProperty('value', 'Sur le serveur et ici')
    back.leave()
  })

  it('can be discarded: the form is empty, here and everywhere', async () => {
    const first = await openScreen(path, who)
    await write(first, 'Finalement non')
    await kept()
    first.leave()
    const app = await openScreen(path, who)

    await app.user.click(await button(said.discard))
    const question = within(await screen.findByRole('alertdialog', { name: said.question }))
    await app.user.click(question.getByRole('button', { name: said.confirm }))

    await waitFor(() => expect(screen.queryByText(said.restored)).toBeNull())
    await openText(app)
    expect(await field()).toHaveProperty('value', '')
    await waitFor(async () => expect(await server().platform.db.$count(drafts)).toBe(0))
  })
})

describe('a new decision', () => {
  it('restores every field and its documents', async () => {
    const app = await openScreen(newOne, 'president')
    const { user } = app
    await user.type(await screen.findByLabelText(texts.title), 'Ravalement')
    await user.selectOptions(await screen.findByLabelText(texts.rule), 'art25')
    await user.type(await screen.findByLabelText(texts.dueDay), '15/02/2030')
    const file = new File([await samplePdf(1)], 'Devis.pdf', { type: 'application/pdf' })
    await user.upload(await screen.findByLabelText(texts.attachments, { selector: 'input' }), file)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: widgets.upload.send }))
    await waitFor(async () => {
      const { draft } = await app.api(draftRoutes.read, {
        params: { placeId: tilleuls, form: decisionDraft.form },
        query: {},
      })
      expect(draft?.attachments).toHaveLength(1)
    })
    await signOut(user)
    app.leave()

    await openScreen(newOne, 'president')

    await screen.findByText(said.restored)
    expect(await screen.findByLabelText(texts.title)).toHaveProperty('value', 'Ravalement')
    expect(await screen.findByLabelText(texts.rule)).toHaveProperty('value', 'art25')
    expect(await screen.findByLabelText(texts.dueDay)).toHaveProperty('value', '15/02/2030')
    await screen.findByText('Devis.pdf')
  })
})

describe('the president’s answer', () => {
  it('keeps a separate text for each answer', async () => {
    const app = await openScreen(desk, 'president')
    const choose = async (answer: 'refuse' | 'abandon' | 'organise') =>
      app.user.click(await screen.findByRole('radio', { name: (name) => name.startsWith(votes.desk[answer].name) }))
    await choose('refuse')
    await app.user.type(await screen.findByLabelText(votes.desk.reason), 'Trop tôt')
    await choose('organise')
    await app.user.type(await screen.findByLabelText(votes.desk.location), 'Salle des fêtes')
    await choose('abandon')
    expect(await screen.findByLabelText(votes.desk.reasonOptional)).toHaveProperty('value', '')
    await kept()
    await signOut(app.user)
    app.leave()

    const again = await openScreen(desk, 'president')

    await screen.findByText(said.restored)
    await again.user.click(await refuse())
    expect(await screen.findByLabelText(votes.desk.reason)).toHaveProperty('value', 'Trop tôt')
  })
})
