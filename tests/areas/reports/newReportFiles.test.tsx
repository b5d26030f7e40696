import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { attachmentRoutes } from '#contract/attachments.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import { french } from '#locales/catalogues.ts'
import { texts as signIn } from '#locales/fr-FR/signIn.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { chooseBreakdown } from '#tests/support/chooseBreakdown.ts'
import { accountButton, signOut } from '#tests/support/frame.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { refusedPdfs } from '#tests/support/server/activePdfs.ts'
import { drawing } from '#tests/support/server/hostileFiles.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'

const { server, network } = usePortalServer()
const { common, newReport: texts, widgets } = french
const { upload } = widgets
const path = '/signalements/nouveau'
const named = (text: string, name: string) => text.replace('{{name}}', name)
const press = (name: string | RegExp) => screen.findByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const field = (name: string) => screen.findByRole('textbox', { name: (label) => label.startsWith(name) })
const photoRow = async () =>
  within(within(await screen.findByRole('list', { name: upload.held })).getByRole('listitem'))
/** The line under the draft says that the file is not in it. */
const lacksFile = new RegExp(asRead(french.drafts.lacksFile))
const stores = portalOrigin + attachmentRoutes.create.path

type App = Awaited<ReturnType<typeof openScreen>>

beforeEach(async () => {
  localStorage.setItem('hasSkippedCheck', 'true')
  await server().platform.db.delete(drafts)
})

/** Chooses a breakdown and describes it. */
async function openWritten(title: string) {
  const app = await openScreen(path, 'president')
  const { user } = app
  await chooseBreakdown(user)
  await user.selectOptions(await screen.findByRole('combobox', { name: texts.details.where }), 'corridor')
  await user.type(await field(texts.details.name), title)
  await user.type(await field(texts.details.description), 'Elle ne ferme plus.')
  return app
}
async function addPhoto({ user }: Pick<App, 'user'>, name: string) {
  const photo = new File([new Uint8Array(await drawing())], 'IMG_2041.png', { type: 'image/png' })
  await user.upload(await screen.findByLabelText(texts.details.photos, { selector: 'input' }), photo)
  const dialog = within(await screen.findByRole('dialog', { name: upload.renameTitle }))
  await user.clear(dialog.getByLabelText(upload.fileName))
  await user.type(dialog.getByLabelText(upload.fileName), `${name}{Enter}`)
}
const isStored = async (name: string) => {
  const row = await photoRow()
  expect(row.getByText(name)).toBeDefined()
  expect(await row.findByText(new RegExp(upload.stored))).toBeDefined()
}
/** Reviews and sends the report; returns the names of its files. */
async function send({ user, api }: App, title: string) {
  await user.click(await press(texts.details.next))
  await heading(texts.review.title)
  await user.click(await press(texts.review.send))
  await heading(texts.sent.title)
  const { data } = await api(reportRoutes.list, { params: { placeId: tilleuls }, query: { perPage: 100 } })
  const made = Object.values(data.entities.reports).filter((report) => report.title === title)
  expect(made).toHaveLength(1)
  const sent = await api(reportRoutes.read, { params: { reportId: made[0]?.id ?? '' } })
  return sent.attachments.map(({ displayName }) => displayName)
}

describe('a photo of a new report', () => {
  it('survives a reload, a log-out and a sign-in under its name, and is sent with the report', async () => {
    const title = 'Grille du parking tordue'
    const first = await openWritten(title)
    await addPhoto(first, 'Grille')
    await isStored('Grille.png')
    first.leave()

    const app = await openScreen(`${path}?etape=details`, 'president')
    await isStored('Grille.png')
    await screen.findByText(french.drafts.kept)
    await signOut(app.user)
    await screen.findByRole('textbox', { name: french.authentication.login.email })
    await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]))
    await app.signIn('president')
    await accountButton()
    await goTo(`${path}?etape=details`)

    await screen.findByText(french.drafts.restored)
    await isStored('Grille.png')
    expect(await send(app, title)).toEqual(['Grille.png'])
  })

  it('that the server refuses stays in the list with what to do about it', async () => {
    const { user } = await openWritten('Porte de la cave arrachée')
    const [, , bytes] = refusedPdfs.find(([, code]) => code === 'protectedPdf') ?? []
    const quote = new File([new Uint8Array(bytes ?? [])], 'Devis.pdf', { type: 'application/pdf' })
    await user.upload(await screen.findByLabelText(texts.details.photos, { selector: 'input' }), quote)
    const dialog = within(await screen.findByRole('dialog', { name: upload.renameTitle }))
    await user.type(dialog.getByLabelText(upload.fileName), '{Enter}')
    await screen.findByText(asRead(signIn.errors.field.protectedPdf))
    expect((await (await photoRow()).findByRole('alert')).textContent).toBe(signIn.errors.field.protectedPdf)
  })

  it('that failed to upload stays outside the draft, blocks the report, and is sent on retry', async () => {
    const title = 'Volet de la loge coincé'
    const rows = async () => (await server().platform.db.select().from(attachments)).length
    const before = await rows()
    const app = await openWritten(title)
    network.use(http.post(stores, () => HttpResponse.error(), { once: true }))
    await addPhoto(app, 'Volet')

    expect((await (await photoRow()).findByRole('alert')).textContent).toBe(upload.notSent)
    await screen.findByText(lacksFile)
    await app.user.click(await press(texts.details.next))
    expect(await screen.findByText(texts.details.failedFile)).toBeDefined()
    expect(screen.queryByRole('heading', { level: 2, name: texts.review.title })).toBeNull()
    await app.user.click(await press(named(upload.retryNamed, 'Volet.png')))
    await isStored('Volet.png')

    await waitFor(() => expect(screen.queryByText(lacksFile)).toBeNull())
    expect(await send(app, title)).toEqual(['Volet.png'])
    expect(await rows()).toBe(before + 1)
  })

  it('that finishes uploading during another step is sent with the report', async () => {
    const title = 'Rampe du troisième descellée'
    const app = await openWritten(title)
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    network.use(
      http.post(stores, async ({ request }) => {
        const stored = await server().app.fetch(request)
        await mayAnswer
        return stored
      }),
    )
    await addPhoto(app, 'Rampe')
    await app.user.click(await press(common.back))
    await heading(texts.what.title)
    await screen.findByText(lacksFile)
    answer()
    await waitFor(() => expect(screen.queryByText(lacksFile)).toBeNull())

    await app.user.click(await press(common.continue))
    await isStored('Rampe.png')
    expect(await send(app, title)).toEqual(['Rampe.png'])
  })

  it('that failed to upload is not lost by the forward button', async () => {
    const app = await openWritten('Vasistas cassé')
    const { user } = app
    await user.click(await press(texts.details.next))
    await heading(texts.review.title)
    await user.click(await press(common.back))
    await heading(texts.details.title)
    network.use(http.post(stores, () => HttpResponse.error(), { once: true }))
    await addPhoto(app, 'Vasistas')
    await (await photoRow()).findByRole('alert')

    await goTo(`${path}?etape=verification`)
    await heading(texts.review.title)
    expect(screen.getByText(texts.details.failedFile)).toBeDefined()
    await user.click(await press(texts.review.send))

    await heading(texts.details.title)
    expect(await press(named(upload.retryNamed, 'Vasistas.png'))).toBeDefined()
  })
})
