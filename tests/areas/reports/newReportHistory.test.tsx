import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { chooseBreakdown } from '#tests/support/chooseBreakdown.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

const { server } = usePortalServer()
const { common, newReport: texts } = french
const path = '/signalements/nouveau'
const elevator = demoId('equipment tilleuls 0')
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const address = () => globalThis.location.pathname + globalThis.location.search
const goBack = () => act(async () => globalThis.history.back())

beforeEach(async () => {
  localStorage.setItem('hasSkippedCheck', 'true')
  await server().platform.db.delete(drafts)
})

/** Goes from the list of reports to the form at an address. */
async function openForm(form = path) {
  const app = await openScreen('/signalements', 'president')
  await goTo(form)
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }))
  await chooseBreakdown(app.user)
  await heading(texts.details.title)
  return { ...app, press }
}

describe('the history of a new report', () => {
  it('goes back to the previous page once the report is sent', async () => {
    const { user, press } = await openForm()
    const field = (name: string) => screen.findByRole('textbox', { name: (label) => label.startsWith(name) })
    await user.selectOptions(await screen.findByRole('combobox', { name: texts.details.where }), 'corridor')
    await user.type(await field(texts.details.name), 'Rampe descellée')
    await user.type(await field(texts.details.description), 'Elle bouge quand on la tient.')
    await press(texts.details.next)
    await heading(texts.review.title)
    await press(/^Envoyer/)
    await screen.findByRole('button', { name: texts.sent.another })
    await waitFor(() => expect(address()).toBe(path))

    await goBack()

    await waitFor(() => expect(address()).toBe('/signalements'))
    await waitFor(() => expect(screen.queryByRole('button', { name: texts.sent.another })).toBeNull())
  })

  it('drops the equipment of a link from every entry once another one is chosen', async () => {
    const { user, press } = await openForm(`${path}?equipment=${elevator}`)
    await user.selectOptions(await screen.findByRole('combobox', { name: texts.details.where }), 'corridor')

    await press(common.back)

    await heading(texts.what.title)
    await waitFor(() => expect(address()).toBe(path))
  })
})
