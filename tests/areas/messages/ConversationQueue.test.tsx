import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { conversationDeskRoutes } from '#contract/messages/conversationDesk.ts'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { messageRoutes } from '#contract/messages/messages.ts'
import { sentMessageRoutes } from '#contract/messages/sentMessages.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { conversations } from '#server/areas/messages/conversations.tables.ts'
import { demoThreads } from '#server/areas/messages/demo/demoThreads.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoName, demoPlace } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'
import { personOf, placeOf, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'

const portal = usePortalServer()
const { server, failNetwork } = portal
const { conversation, conversationDesk: texts, shared, widgets } = french
const path = '/gestion/messages'
const words = 'Quand le passe-t-on ?'
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** The president writes to the manager. */
async function ask(name: string) {
  const { get } = await signedInAs(server(), 'president')
  const message = { body: words, attachmentIds: [] }
  const { id } = await get(conversationRoutes.create, {
    params: { placeId: tilleuls },
    body: { conversation: { name, isToManager: true, message } },
  })
  return id
}
const openOne = (conversationId: string, name = 'gestionnaire') =>
  openScreen(pathOf('conversation', { conversationId }), name)
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('li')
const bar = async () => within(await screen.findByRole('region', { name: texts.panel.bar }))

testScreenStates(portal, 'the queue of the manager', {
  path,
  route: conversationDeskRoutes.queue,
  shown: demoThreads.find(({ place, isToManager }) => place === 'tilleuls' && isToManager)?.name ?? '',
  queryKey: 'messages',
  person: 'gestionnaire',
})

describe('the queue of the manager', () => {
  it('shows who waits, in which building and with which words, and opens it', async () => {
    await ask('Contrat d’entretien')
    const { user } = await openScreen(path, 'gestionnaire')

    const row = await rowOf('Contrat d’entretien')
    expect(row?.textContent).toContain(demoName('president'))
    expect(row?.textContent).toContain(demoPlace('tilleuls').name)
    expect(row?.textContent).toContain(words)
    expect(row?.textContent).toContain(texts.nobody)
    await user.click(screen.getByRole('link', { name: 'Contrat d’entretien' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Contrat d’entretien' })).toBeDefined()
  })

  it('keeps the filter in the address, and shows everything again from an empty list', async () => {
    const { db } = server().platform
    await db
      .update(conversations)
      .set({ assigneeId: null })
      .where(eq(conversations.assigneeId, personOf('comptable')))
    const { user } = await openScreen(path, 'comptable')
    await user.click(await screen.findByRole('radio', { name: texts.show.mine }))
    expect(await screen.findByRole('heading', { name: texts.none.mine.title })).toBeDefined()
    expect(globalThis.location.search).toBe('?filtre=les-miens')
    await user.click(screen.getByRole('button', { name: widgets.filters.reset }))
    expect(await screen.findByRole('list', { name: texts.label })).toBeDefined()
    expect(globalThis.location.search).toBe('')
  })

  it('shows only the selected building on request', async () => {
    const resident = await signedInAs(server(), 'coproprietaire')
    const conversation = { name: 'Porte du garage', isToManager: true, message: { body: words } }
    await resident.get(conversationRoutes.create, { params: { placeId: placeOf('vauban') }, body: { conversation } })
    await ask('Bac de tri')
    const { user } = await openScreen(path, 'gestionnaire')

    await rowOf('Bac de tri')
    const { name } = demoPlace('vauban')
    await user.click(await screen.findByRole('radio', { name }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Bac de tri' })).toBeNull())
    expect(await rowOf('Porte du garage')).not.toBeNull()
    expect(globalThis.location.search).toBe('?immeuble=selectionne')
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${texts.show.reported}`) }))
    expect(await screen.findByRole('radio', { name })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('radio', { name: texts.place.all }))
    expect(globalThis.location.search).toBe('?filtre=signales')
  })

  it('shows reported messages as they were, until somebody has handled them', async () => {
    const resident = await signedInAs(server(), 'coproprietaire')
    const message = { body: 'Taisez-vous donc.' }
    const conversation = { name: 'Bruit', memberIds: [personOf('president')], message }
    const { id } = await resident.get(conversationRoutes.create, {
      params: { placeId: tilleuls },
      body: { conversation },
    })
    const params = { conversationId: id }
    const [sent] = (await resident.get(messageRoutes.list, { params })).messages
    const president = await signedInAs(server(), 'president')
    const report = { params: { messageId: sent?.id ?? '' }, body: { abuseReport: { reason: 'Ton menaçant' } } }
    expect((await president.call(sentMessageRoutes.report, report)).status).toBe(204)
    await resident.get(sentMessageRoutes.withdraw, report)

    const { user } = await openScreen(path, 'gestionnaire')
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${texts.show.reported}`) }))
    expect(globalThis.location.search).toBe('?filtre=signales')
    const list = within(await screen.findByRole('list', { name: texts.reported.label }))
    expect(list.getByText('Taisez-vous donc.')).toBeDefined()
    expect(list.getByText(/Ton menaçant/)).toBeDefined()
    await user.click(list.getByRole('button'))

    expect(await list.findByText(texts.reported.seen)).toBeDefined()
    expect(list.queryByRole('button')).toBeNull()
  })

  it('is closed to people who do not answer for the manager', async () => {
    await openScreen(path, 'president')
    expect(await screen.findByRole('heading', { name: shared.withheld.title })).toBeDefined()
    expect(screen.queryByRole('list', { name: texts.label })).toBeNull()
  })
})

describe('a conversation with the manager', () => {
  it('can be taken in charge, and given back', async () => {
    const { user } = await openOne(await ask('Badge perdu'))
    await user.click(await (await bar()).findByRole('button', { name: texts.panel.take }))
    expect(await (await bar()).findByText(texts.mine)).toBeDefined()
    await user.click((await bar()).getByRole('button', { name: texts.panel.open }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: texts.panel.release }))
    expect(await dialog.findByText(texts.nobody)).toBeDefined()
  })

  it('is closed without an answer, and leaves the queue', async () => {
    const id = await ask('Merci pour hier')
    const { user, api } = await openOne(id)
    await user.click(await (await bar()).findByRole('button', { name: texts.panel.open }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: texts.panel.close }))
    expect(await screen.findByText(asRead(conversation.closed))).toBeDefined()
    const { data } = await api(conversationDeskRoutes.queue, { query: { perPage: 100 } })
    expect(data.result).not.toContain(id)
  })

  it('has internal notes, marked as such, which its author never sees', async () => {
    const id = await ask('Bruit la nuit')
    const { user } = await openOne(id)
    await user.click(await (await bar()).findByRole('button', { name: texts.panel.open }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(texts.notes.hint)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: texts.notes.add }))
    expect(await dialog.findByText(french.errors.field.required)).toBeDefined()
    await user.type(dialog.getByRole('textbox', { name: texts.notes.label }), 'Déjà signalé en mai.')
    await user.click(dialog.getByRole('button', { name: texts.notes.add }))
    const notes = await dialog.findByRole('list', { name: texts.notes.list })
    expect(within(notes).getByText('Déjà signalé en mai.')).toBeDefined()

    const resident = await signedInAs(server(), 'president')
    const refused = await resident.call(conversationDeskRoutes.notes, { params: { conversationId: id } })
    expect(refused.status).toBe(403)
    const thread = await resident.call(messageRoutes.list, { params: { conversationId: id } })
    expect(await thread.text()).not.toContain('Déjà signalé')
  })

  it('keeps a note that could not be saved, even after the panel closes', async () => {
    const { user, loaded } = await openOne(await ask('Boîte aux lettres'))
    await user.click(await (await bar()).findByRole('button', { name: texts.panel.open }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(texts.notes.none)
    await user.type(dialog.getByRole('textbox', { name: texts.notes.label }), 'Voir le gardien.')
    await loaded()
    failNetwork()
    await user.click(dialog.getByRole('button', { name: texts.notes.add }))
    expect(await dialog.findByText(texts.notes.failed)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: french.common.close }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click((await bar()).getByRole('button', { name: texts.panel.open }))
    expect(await screen.findByRole('textbox', { name: texts.notes.label })).toHaveProperty('value', 'Voir le gardien.')
  })

  it('offers none of this to its author', async () => {
    await openOne(await ask('Ampoule grillée'), 'president')
    await screen.findByRole('textbox', { name: conversation.compose.label })
    expect(screen.queryByRole('region', { name: texts.panel.bar })).toBeNull()
    expect(screen.queryByRole('button', { name: texts.answers.title })).toBeNull()
  })
})
