import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { maxAttachmentSize } from '#contract/attachments.ts'
import { french } from '#locales/catalogues.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { samplePdf } from '#tests/stage/samplePdf.ts'
import { demoReport } from '#tests/support/demoNames.ts'
import { drawing, photo } from '#tests/support/server/hostileFiles.ts'
import { layouts, useBrowser } from './support/browser.ts'
import { checkByKeyboard } from './support/checkByKeyboard.ts'
import { faultsOf } from './support/faultsOf.ts'
import { loseAnswers } from './support/loseAnswers.ts'
import { reportsOf } from './support/reportCalls.ts'
import { tabTo } from './support/tabTo.ts'
import { closeService, enter, signIn, siteOf, storageOf } from './support/visit.ts'

const browser = useBrowser()
const { common, newReport: texts, reports, shell, widgets } = french
const { upload } = widgets
const path = '/signalements/nouveau'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const creating = (url: URL) => /\/v1\/places\/[^/]+\/reports$/.test(url.pathname)

async function openNew(name: string, options = {}) {
  const page = await browser.openPage('desktop', options)
  await enter(page, name, path)
  await heading(page, texts.what.title)
  return page
}

async function fillIn(page: Page, title: string) {
  await checkByKeyboard(page.getByRole('radio', { name: reports.categories.breakdown }))
  await page.getByRole('radio', { name: texts.what.dysfunctional }).check()
  await press(page, common.continue)
  await page.getByRole('combobox', { name: texts.details.where }).selectOption('corridor')
  await page.getByRole('textbox', { name: texts.details.name }).fill(title)
  await page.getByRole('textbox', { name: texts.details.description }).fill('Depuis ce matin.')
}
async function review(page: Page, title: string) {
  await fillIn(page, title)
  await press(page, texts.details.next)
  await heading(page, texts.review.title)
}

describe('reporting something', () => {
  it('works by keyboard alone, with a network cut in the middle', async () => {
    const title = 'Interphone muet au clavier'
    const page = await openNew('gardien')

    await tabTo(page, reports.categories.fire)
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
    await tabTo(page, texts.what.dysfunctional)
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await heading(page, texts.details.title)
    await tabTo(page, texts.details.where)
    await page.keyboard.type(reports.equipments.corridor)
    await tabTo(page, texts.details.name)
    // The file field loads on demand. Cut off before, the page would reload itself once the network is back.
    await page.getByText(upload.chooseSeveral).waitFor()
    await page.context().setOffline(true)
    await page.keyboard.type(title)
    await tabTo(page, texts.details.description)
    await page.keyboard.type('Aucun son depuis hier.')
    await tabTo(page, texts.details.next)
    await page.keyboard.press('Enter')
    await heading(page, texts.review.title)
    await tabTo(page, texts.review.send)
    await page.keyboard.press('Enter')
    await page.getByText(texts.review.unansweredTitle).waitFor()
    await page.context().setOffline(false)
    await page.keyboard.press('Enter')
    await heading(page, texts.sent.title)

    expect(await (await reportsOf('gardien')).count(title)).toBe(1)
    await page.context().close()
  })

  it('creates one report after a double press, and after a retry because the response was lost', async () => {
    const title = 'Minuterie en panne au sous-sol'
    const page = await openNew('conseil')
    await review(page, title)

    await page.route(creating, loseAnswers)
    await page.getByRole('button', { name: texts.review.send }).dblclick()
    await page.getByText(texts.review.unansweredTitle).waitFor()
    await page.unroute(creating)
    await press(page, texts.review.retry)
    await heading(page, texts.sent.title)

    expect(await (await reportsOf('conseil')).count(title)).toBe(1)
    await page.context().close()
  })

  it('keeps the typed text through maintenance, a reload and a log-out, and stores none of it in the browser', async () => {
    const title = 'Boîte aux lettres forcée'
    const page = await openNew('bailleur')
    await fillIn(page, title)
    await page.getByText(french.drafts.kept).waitFor()
    await press(page, texts.details.next)

    await closeService(page)
    await press(page, texts.review.send)
    await page.waitForURL('**/maintenance')
    await page.unrouteAll()
    await page.goto(`${siteOf('ESE')}${path}?etape=verification`)
    await page.getByText(title).waitFor()
    await page.goto(`${siteOf('ESE')}${path}?etape=details`)
    // The person logs out immediately, without the pause that usually saves a draft.
    await page.getByRole('textbox', { name: texts.details.name }).fill(`${title} encore`)

    await page.getByRole('button', { name: shell.account.menu.replace('{{name}}', '') }).click()
    await press(page, shell.signOut)
    await page.waitForURL('**/connexion')
    expect(
      JSON.stringify([await storageOf(page), await page.evaluate(() => Object.entries(sessionStorage))]),
    ).not.toContain(title)
    await signIn(page, 'bailleur', demoPassword)
    await page.goto(siteOf('ESE') + path)
    await page.getByText(french.drafts.restored).waitFor()
    await press(page, common.continue)
    await expect
      .poll(() => page.getByRole('textbox', { name: texts.details.name }).inputValue())
      .toBe(`${title} encore`)
    await page.context().close()
  })

  it('accepts several dropped or chosen files, names refused ones, and retries a failed one', async () => {
    const title = 'Descente de gouttière percée'
    const page = await openNew('conseil')
    await fillIn(page, title)
    const dialog = page.getByRole('dialog', { name: upload.renameTitle })
    const nameNext = async (fileName: string, name: string) => {
      await expect.poll(() => dialog.getByLabel(upload.fileName).inputValue()).toBe(fileName)
      await dialog.getByLabel(upload.fileName).fill(name)
      await page.keyboard.press('Enter')
    }
    const row = (name: string) =>
      page.getByRole('list', { name: upload.held }).getByRole('listitem').filter({ hasText: name })
    const isStored = (name: string) => row(name).getByText(upload.stored).waitFor()

    const chooser = page.waitForEvent('filechooser')
    await press(page, upload.chooseSeveral)
    await (await chooser).setFiles([
      { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await photo() },
      { name: 'capture.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>alert(1)</script>') },
      { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(maxAttachmentSize + 1) },
      { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await samplePdf()) },
    ])
    for (const name of ['capture.png', 'film.mp4']) await page.getByRole('alert').getByText(name).waitFor()
    await page.route('**/v1/attachments', (route) => route.abort(), { times: 1 })
    await nameNext('IMG_2041', 'Gouttière')
    await row('Gouttière.jpg').getByText(upload.notSent).waitFor()
    await nameNext('scan', 'Devis')
    await isStored('Devis.pdf')
    await press(page, texts.details.next)
    await page.getByText(texts.details.failedFile).waitFor()
    await press(page, upload.retryNamed.replace('{{name}}', 'Gouttière.jpg'))
    await isStored('Gouttière.jpg')
    const dropped = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(bytes)], 'plan.png', { type: 'image/png' }))
        return transfer
      },
      [...(await drawing())],
    )
    await page.getByRole('group', { name: texts.details.photos }).dispatchEvent('drop', { dataTransfer: dropped })
    await nameNext('plan', 'Plan')
    await isStored('Plan.png')
    await press(page, upload.remove.replace('{{name}}', 'Devis.pdf'))
    await press(page, texts.details.next)
    await heading(page, texts.review.title)
    await press(page, texts.review.send)
    await heading(page, texts.sent.title)

    expect(await (await reportsOf('conseil')).filesOf(title)).toEqual(['Gouttière.jpg', 'Plan.png'])
    await page.context().close()
  })

  it('goes one step back with the browser’s back button', async () => {
    const page = await openNew('invite')
    await review(page, 'Vélo abandonné')

    await page.goBack()
    await heading(page, texts.details.title)
    await page.goBack()
    await heading(page, texts.what.title)
    await page.goForward()
    await heading(page, texts.details.title)
    await expect.poll(() => page.getByRole('textbox', { name: texts.details.name }).inputValue()).toBe('Vélo abandonné')
    await page.context().close()
  })

  it('passes axe in every step, at every width', async () => {
    const page = await openNew('locataire', { bypassCSP: true, reducedMotion: 'reduce' })
    const faults: unknown[] = []
    const judge = async (step: string) => faults.push(...(await faultsOf(page, step, layouts)))

    await press(page, common.continue)
    await judge('what')
    await checkByKeyboard(page.getByRole('radio', { name: reports.categories.fire }))
    await page.getByRole('radio', { name: texts.what.emergency }).check()
    await press(page, common.continue)
    await heading(page, texts.emergency.title)
    await judge('emergency')
    await press(page, texts.emergency.called)
    await press(page, texts.details.next)
    await page.getByRole('combobox', { name: texts.details.where }).selectOption('corridor')
    await page.getByRole('textbox', { name: texts.details.name }).fill(demoReport('tilleuls', 0).title)
    await page.getByRole('textbox', { name: texts.details.description }).fill('De l’eau coule.')
    await page.getByRole('region', { name: texts.similar.title }).waitFor()
    await judge('details')
    await press(page, texts.details.next)
    await page.route(creating, (route) => route.abort())
    await press(page, texts.review.send)
    await page.getByText(texts.review.unansweredTitle).waitFor()
    await judge('review')
    await page.unroute(creating)
    await press(page, texts.review.retry)
    await heading(page, texts.sent.title)
    await judge('sent')

    expect(faults).toEqual([])
    await page.context().close()
  })
})
