import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { hostileTexts } from '#tests/support/hostileTexts.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { drawing } from '#tests/support/server/hostileFiles.ts'
import { signedInAs } from '#tests/support/server/placeWorld.ts'
import { actionsOn, openReport } from '#tests/support/server/reportCalls.ts'

const { server, failNetwork } = usePortalServer()
const { dashboard, reports, shared } = french
const { upload } = french.widgets
const { witnesses, comment, actions, acknowledge, orderWork, resolve, reopen } = reports
const nowhere = pathOf('report', { reportId: demoId('report nowhere') })
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** The caretaker reports something in the main place, and somebody opens it. */
async function openNew(name = 'president', changes: Readonly<Record<string, unknown>> = {}) {
  const reporter = await signedInAs(server(), 'gardien')
  const { id, title } = await openReport(reporter, changes)
  const app = await openScreen(pathOf('report', { reportId: id }), name)
  await screen.findByRole('heading', { level: 1, name: title })
  return { ...app, id, title, reporter }
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }))
const history = async () => within(await screen.findByRole('list', { name: reports.timeline.label }))
/** A button that waits for a response ignores presses, so this finds one that is ready. */
const button = (name: string) => screen.findByRole('button', { name, busy: false })

describe('a report', () => {
  it('shows the problem, its location and date, the person responsible, the due date and the reporter', async () => {
    await openNew()

    expect(await screen.findByText('La vitre de la porte du hall est brisée, des éclats sont au sol.')).toBeDefined()
    expect(screen.getByText(dashboard.reports.status.opened)).toBeDefined()
    expect(asRead((await screen.findByText(/Dégradation · /)).textContent ?? '')).toMatch(/Couloir · Signalé le /)
    const follow = await panel(reports.page.follow)
    expect(follow.getByText(reports.waiting.opened)).toBeDefined()
    expect(asRead(follow.getByText(/Promis pour le /).textContent ?? '')).toMatch(/\d{4}$/)
    expect((await panel(reports.page.reporter)).getByText(demoName('gardien'))).toBeDefined()
    expect((await history()).getByText(`${demoName('gardien')} a signalé le problème`)).toBeDefined()
  })

  it('counts as read once shown', async () => {
    const { api, id } = await openNew()

    await waitFor(async () => expect((await api(reportRoutes.read, { params: { reportId: id } })).isUnread).toBe(false))
  })

  it('lets a neighbour join and leave as a witness immediately', async () => {
    const { user, id, reporter } = await openNew()

    await user.click(await button(witnesses.join))
    const shown = await panel(witnesses.title)
    expect(await shown.findByText(demoName('president'))).toBeDefined()
    expect(await shown.findByText(asRead(witnesses.own.zero))).toBeDefined()
    await button(witnesses.leave)
    await waitFor(async () => expect((await actionsOn(id, reporter).read()).witnessesCount).toBe(1))
    await user.click(await button(witnesses.leave))

    await button(witnesses.join)
    await waitFor(async () => expect((await actionsOn(id, reporter).read()).witnessesCount).toBe(0))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: witnesses.join })))
  })

  it('rolls a witness back and says so when the network is down', async () => {
    const { user } = await openNew()
    const join = await button(witnesses.join)

    failNetwork()
    await user.click(join)

    expect(await screen.findByText(asRead(witnesses.failed))).toBeDefined()
    expect(await button(witnesses.join)).toBeDefined()
    expect(screen.getByText(witnesses.none)).toBeDefined()
  })

  it('adds a comment on top of its history, and keeps the typed text until it is sent', async () => {
    const { user, id } = await openNew()
    const text = 'Attention aux enfants.'
    await user.type(await screen.findByRole('textbox', { name: comment.label }), text)
    await goTo(nowhere)
    await screen.findByText(reports.page.gone)
    await goTo(pathOf('report', { reportId: id }))

    const field = await screen.findByRole('textbox', { name: comment.label })
    expect(field).toHaveProperty('value', text)
    failNetwork()
    await user.click(await button(comment.send))
    expect(await screen.findByText(asRead(comment.failed))).toBeDefined()
    failNetwork(false)
    await user.click(await button(comment.send))

    const [first] = await waitFor(async () => {
      const items = (await history()).getAllByRole('listitem')
      expect(items).toHaveLength(2)
      return items
    })
    expect(first?.textContent).toContain(text)
    await waitFor(() => expect(screen.getByRole('textbox', { name: comment.label })).toHaveProperty('value', ''))
  })

  it('shows texts as they were typed', async () => {
    const [one = '', other = ''] = hostileTexts.filter((text) => text.length < 110)
    const { user, title } = await openNew('president', { title: one, description: other })

    expect(await screen.findByText(other, { normalizer: (text) => text })).toBeDefined()
    await user.type(await screen.findByRole('textbox', { name: comment.label }), '<b>gras</b>')
    await user.click(await button(comment.send))
    expect(await (await history()).findByText('<b>gras</b>')).toBeDefined()
    await waitFor(() => expect(document.title).toContain(title.slice(0, 20)))
    expect(Reflect.get(globalThis, 'wasRun')).toBeUndefined()
  })

  it('that does not exist says so, and links to the list', async () => {
    await openScreen(nowhere, 'president')

    expect(await screen.findByText(reports.page.gone)).toBeDefined()
    expect(screen.getByRole('link', { name: reports.page.toList }).getAttribute('href')).toBe('/signalements')
  })

  it('is withheld from a person whose role has no access to reports', async () => {
    const { id, title } = await openReport(await signedInAs(server(), 'gardien'))
    await openScreen(pathOf('report', { reportId: id }), 'partenaire')

    expect(await screen.findByText(shared.withheld.title)).toBeDefined()
    expect(document.body.textContent).not.toContain(title)
  })
})

describe('an action of staff', () => {
  it('is not offered to residents, as joining is not offered to staff', async () => {
    await openNew('president')
    await button(witnesses.join)
    expect(screen.queryByRole('button', { name: actions.acknowledge })).toBeNull()
    expect(screen.queryByRole('button', { name: actions.resolve })).toBeNull()
  })

  it('acknowledges the report with a person and a day, then resolves it; a resident reopens it', async () => {
    const { user } = await openNew('gestionnaire')
    expect(screen.queryByRole('button', { name: witnesses.join })).toBeNull()

    await user.click(await button(actions.acknowledge))
    const dialog = within(await screen.findByRole('dialog', { name: acknowledge.title }))
    const day = await dialog.findByLabelText(acknowledge.promisedOn)
    expect(Reflect.get(day, 'value')).toMatch(/^\d\d\/\d\d\/\d{4}$/)
    await user.selectOptions(dialog.getByLabelText(acknowledge.responsible), demoName('gestionnaire'))
    await user.type(dialog.getByLabelText(acknowledge.body), 'Le vitrier passe mardi.')
    await user.click(dialog.getByRole('button', { name: acknowledge.send }))
    await screen.findByText(acknowledge.done)
    expect(await (await history()).findByText('Le vitrier passe mardi.')).toBeDefined()
    await button(actions.promiseAgain)

    await user.click(await button(actions.resolve))
    const end = within(await screen.findByRole('dialog', { name: resolve.title }))
    await user.click(end.getByRole('button', { name: resolve.send }))
    expect(await end.findByText(french.errors.field.required)).toBeDefined()
    await user.type(end.getByLabelText(resolve.body), 'Vitre remplacée.')
    await user.click(end.getByRole('button', { name: resolve.send }))
    await screen.findByText(reports.waiting.resolved)
    expect(await (await history()).findByText('Vitre remplacée.')).toBeDefined()
    expect(screen.queryByRole('textbox', { name: comment.label })).toBeNull()

    await user.click(await button(actions.reopen))
    const again = within(await screen.findByRole('dialog', { name: reopen.title }))
    await user.type(again.getByLabelText(reopen.body), 'Elle est fendue.')
    await user.click(again.getByRole('button', { name: reopen.send }))
    await screen.findByText(reports.waiting.opened)
  })

  it('orders work, and shows the provider and the day beside the promise and in the history', async () => {
    const { user } = await openNew('gestionnaire')
    await user.click(await button(orderWork.title))
    const dialog = within(await screen.findByRole('dialog', { name: orderWork.title }))
    await user.click(dialog.getByRole('button', { name: orderWork.send }))
    await dialog.findByText(french.errors.field.required)

    await user.type(dialog.getByRole('textbox', { name: orderWork.provider }), 'Ascenseurs Nordiq')
    fireEvent.change(dialog.getByLabelText(orderWork.plannedOn), { target: { value: '12/03/2099' } })
    await user.click(dialog.getByRole('button', { name: orderWork.send }))

    const follow = await panel(reports.page.follow)
    await waitFor(() =>
      expect(asRead(follow.getByText(/Ascenseurs Nordiq/).textContent ?? '')).toBe(
        'Ascenseurs Nordiq, le 12 mars 2099',
      ),
    )
    await (await history()).findByText(`${demoName('gestionnaire')} a commandé une intervention`)
  })

  it('starts without the file of a cancelled resolution', async () => {
    const { user } = await openNew('gestionnaire')
    await user.click(await button(actions.resolve))
    const open = async () => within(await screen.findByRole('dialog', { name: resolve.title }))
    const photo = new File([new Uint8Array(await drawing())], 'IMG_1.png', { type: 'image/png' })
    await user.upload(await (await open()).findByLabelText(comment.attachments, { selector: 'input' }), photo)
    const naming = within(await screen.findByRole('dialog', { name: upload.renameTitle }))
    await user.type(naming.getByLabelText(upload.fileName), '{Enter}')
    await (await open()).findByText(new RegExp(upload.stored))
    await user.click((await open()).getByRole('button', { name: actions.cancel }))

    await user.click(await button(actions.resolve))

    await (await open()).findByLabelText(comment.attachments, { selector: 'input' })
    expect((await open()).queryByText('IMG_1.png')).toBeNull()
  })

  it('is refused with an explanation when somebody did it first', async () => {
    const { user, id } = await openNew('gestionnaire')
    await user.click(await button(actions.resolve))
    const dialog = within(await screen.findByRole('dialog', { name: resolve.title }))
    await user.type(dialog.getByLabelText(resolve.body), 'Fait.')
    const other = await signedInAs(server(), 'admin')
    expect((await actionsOn(id, other).resolve()).status).toBe(200)

    await user.click(dialog.getByRole('button', { name: resolve.send }))

    expect(await dialog.findByText(actions.notPossible)).toBeDefined()
    expect(dialog.getByLabelText(resolve.body)).toHaveProperty('value', 'Fait.')
  })
})
