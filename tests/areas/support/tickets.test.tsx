import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ticketAbout } from '#contract/support/ticketAbout.ts'
import { ticketRoutes } from '#contract/support/tickets.ts'
import { french } from '#locales/catalogues.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoName, demoTicket } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'
import { signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'

const portal = usePortalServer()
const { server, failNetwork } = portal
const { support: texts } = french
const subject = 'Je ne vois plus mes factures'

testScreenStates(portal, 'the tickets of a person', {
  path: '/assistance',
  route: ticketRoutes.list,
  shown: demoTicket('coproprietaire', 'tilleuls').subject,
  queryKey: 'tickets',
  person: 'coproprietaire',
})

async function openTicket(about = subject) {
  const by = await signedInAs(server(), 'bailleur')
  const body = { ticket: { subject: about, body: 'Depuis hier.' } }
  return (await by.get(ticketRoutes.create, { params: { placeId: tilleuls }, body })).id
}

describe('a new ticket', () => {
  it('is sent with the name of the profile, and opens with its first message', async () => {
    const { user } = await openScreen('/assistance', 'bailleur')
    await user.click(screen.getByRole('button', { name: texts.write }))
    expect((await screen.findAllByRole('definition')).map(({ textContent }) => textContent)).toEqual([
      demoName('bailleur'),
      demoEmail('bailleur'),
    ])
    await user.type(screen.getByLabelText(texts.new.subject), subject)
    await user.type(screen.getByLabelText(asRead(texts.new.body)), 'La page reste vide.')
    await user.click(screen.getByRole('button', { name: texts.new.send }))
    expect(await screen.findByRole('heading', { level: 1, name: subject })).toBeDefined()
    expect(
      within(await screen.findByRole('list', { name: texts.comments.label })).getByText('La page reste vide.'),
    ).toBeDefined()
  })

  it('keeps the typed text when it cannot be sent', async () => {
    const { user, loaded } = await openScreen('/assistance?demande=nouvelle', 'locataire')
    await user.type(await screen.findByLabelText(texts.new.subject), subject)
    await user.type(screen.getByLabelText(asRead(texts.new.body)), 'La page reste vide.')
    await loaded()
    failNetwork()
    await user.click(screen.getByRole('button', { name: texts.new.send }))
    expect(await screen.findByText(asRead(texts.failed))).toBeDefined()
    expect(screen.getByLabelText(texts.new.subject)).toHaveProperty('value', subject)
  })

  it('names the failed screen from which a person comes', async () => {
    const id = crypto.randomUUID()
    await openScreen(ticketAbout(`/messages/${id}`), 'conseil')
    expect(await screen.findByLabelText(texts.new.subject)).toHaveProperty('value', asRead(texts.failedScreen.subject))
    const body = screen.getByLabelText(asRead(texts.new.body))
    expect(body).toHaveProperty('value', expect.stringContaining('/messages/:conversationId'))
    expect(body).toHaveProperty('value', expect.stringContaining(navigator.userAgent))
    expect(body).not.toHaveProperty('value', expect.stringContaining(id))
  })

  it('ignores an address that names no screen', async () => {
    await openScreen(ticketAbout('/envoyez-votre-mot-de-passe'), 'conseil')
    expect(await screen.findByLabelText(texts.new.subject)).toHaveProperty('value', '')
  })

  it('reports what is missing', async () => {
    const { user } = await openScreen('/assistance?demande=nouvelle', 'gardien')
    await screen.findByLabelText(texts.new.subject)
    await user.click(screen.getByRole('button', { name: texts.new.send }))
    await waitFor(() => expect(screen.getByLabelText(asRead(texts.new.body))).toHaveProperty('ariaInvalid', 'true'))
  })
})

describe('a ticket', () => {
  it('is answered by the operator, read, and solved by its requester', async () => {
    const id = await openTicket()
    const operator = await signedInAs(server(), 'admin')
    const { user } = await openScreen(`/assistance/${id}`, 'bailleur')
    await screen.findByText(texts.status.new)
    await operator.call(ticketRoutes.answer, {
      params: { ticketId: id },
      body: { comment: { body: 'C’est rétabli.' } },
    })
    expect(await screen.findByText('C’est rétabli.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: texts.page.solve }))
    expect(await screen.findByText(texts.status.solved)).toBeDefined()
  })

  it('is found in the queue by the operator, who answers and solves it in one step', async () => {
    const about = 'Mon nom est mal écrit'
    await openTicket(about)
    const { user } = await openScreen('/administration/assistance', 'admin')
    await user.click(await screen.findByRole('link', { name: about }))
    await screen.findByRole('heading', { level: 1, name: about })
    await user.type(await screen.findByLabelText(texts.reply.answer), 'Voici la marche à suivre.')
    await user.click(screen.getByLabelText(texts.reply.settle))
    await user.click(screen.getByRole('button', { name: texts.reply.send }))
    expect(await screen.findByText(texts.status.solved)).toBeDefined()
    expect(await screen.findByText('Voici la marche à suivre.')).toBeDefined()
  })

  it('is not found by anybody else', async () => {
    const id = await openTicket()
    await openScreen(`/assistance/${id}`, 'president')
    expect(await screen.findByText(texts.gone.title)).toBeDefined()
  })
})
