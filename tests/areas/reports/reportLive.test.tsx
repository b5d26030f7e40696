import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { signedInAs } from '#tests/support/server/placeWorld.ts'
import { actionsOn, openReport } from '#tests/support/server/reportCalls.ts'

const { server } = usePortalServer()
const { reports: texts } = french
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** The text of the polite live region. */
const announcement = () =>
  screen.getAllByRole('status').flatMap((region) => within(region).queryAllByText(texts.page.changed))[0]

describe('a report that somebody else changes', () => {
  it('shows its new state and history without a reload, and announces each step', async () => {
    const { id } = await openReport(await signedInAs(server(), 'gardien'))
    const staff = actionsOn(id, await signedInAs(server(), 'gestionnaire'))
    await openScreen(pathOf('report', { reportId: id }), 'president')
    await screen.findByText(texts.waiting.opened)
    const history = within(await screen.findByRole('list', { name: texts.timeline.label }))
    expect(announcement()).toBeUndefined()

    server().clock.advance(1_000)
    await staff.acknowledge({ body: 'Le vitrier passe mardi.' })

    expect(await screen.findByText(texts.waiting.acknowledged)).toBeDefined()
    expect(await history.findByText('Le vitrier passe mardi.')).toBeDefined()
    const first = await waitFor(() => {
      const said = announcement()
      expect(said).toBeDefined()
      return said
    })

    server().clock.advance(1_000)
    await staff.resolve('Vitre remplacée.')

    expect(await screen.findByText(texts.waiting.resolved)).toBeDefined()
    expect(await history.findByText('Vitre remplacée.')).toBeDefined()
    // Screen readers ignore an unchanged text, so the region must be rewritten.
    await waitFor(() => {
      expect(announcement()).toBeDefined()
      expect(announcement()).not.toBe(first)
    })
  })

  it('leaves the words of an open dialog as they were', async () => {
    const { id } = await openReport(await signedInAs(server(), 'gardien'))
    const { user } = await openScreen(pathOf('report', { reportId: id }), 'gestionnaire')
    await user.click(await screen.findByRole('button', { name: texts.actions.acknowledge }))
    const title = texts.acknowledge.title
    const dialog = within(await screen.findByRole('dialog', { name: title }))

    await actionsOn(id, await signedInAs(server(), 'admin')).acknowledge()

    expect(await screen.findByText(texts.waiting.acknowledged)).toBeDefined()
    expect(screen.getByRole('dialog', { name: title })).toBeDefined()
    expect(dialog.getByRole('button', { name: texts.acknowledge.send })).toBeDefined()
  })

  it('does not announce the person’s own actions', async () => {
    const { id } = await openReport(await signedInAs(server(), 'gardien'))
    const { user } = await openScreen(pathOf('report', { reportId: id }), 'president')
    server().clock.advance(1_000)

    await user.type(await screen.findByRole('textbox', { name: texts.comment.label }), 'Je passe la voir.')
    await user.click(await screen.findByRole('button', { name: texts.comment.send }))

    const history = within(await screen.findByRole('list', { name: texts.timeline.label }))
    expect(await history.findByText('Je passe la voir.')).toBeDefined()

    // The stream keeps the order: once the neighbour shows as a witness, the event of the comment has arrived too.
    await actionsOn(id, await signedInAs(server(), 'locataire')).join()
    expect(await screen.findByText(demoName('locataire'))).toBeDefined()
    expect(announcement()).toBeUndefined()
  })
})
