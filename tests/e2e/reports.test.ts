import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import type { ReportStatus } from '#contract/reports/reports.ts'
import { french } from '#locales/catalogues.ts'
import type { ReportLifeDriver } from '#tests/models/reportLife.model.ts'
import { coveringPaths } from '#tests/models/reportLife.model.ts'
import { samplePdf } from '#tests/stage/samplePdf.ts'
import { photo } from '#tests/support/server/hostileFiles.ts'
import { useBrowser } from './support/browser.ts'
import { reportsOf } from './support/reportCalls.ts'
import { enterLive, goTo, siteOf } from './support/visit.ts'

const browser = useBrowser()
const { reports: texts, shared, widgets } = french
const people = { resident: 'locataire', neighbour: 'conseil', staff: 'gestionnaire' } as const
type Pages = Readonly<Record<keyof typeof people, Page>>

let pages: Pages
beforeAll(async () => {
  const open = async (name: string) => enterLive(await browser.openPage(), name)
  pages = {
    resident: await open(people.resident),
    neighbour: await open(people.neighbour),
    staff: await open(people.staff),
  }
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const inDialog = (page: Page) => page.getByRole('dialog')

/** Each person acts on their own page; the other pages must show the change without a reload. */
async function driveBrowsers(): Promise<ReportLifeDriver> {
  const { resident, neighbour, staff } = pages
  const reportId = await (await reportsOf(people.resident)).create('Fuite sous l’évier commun')
  for (const page of [resident, neighbour, staff]) {
    await goTo(page, pathOf('report', { reportId }))
    await page.getByText(texts.waiting.opened).waitFor()
  }
  const loaded = await neighbour.evaluate(() => performance.timeOrigin)
  const sees = async (page: Page, text: string) => page.getByText(text).first().waitFor()
  const isSeen = async (status: ReportStatus, ...others: Page[]) => {
    for (const page of others) await sees(page, texts.waiting[status])
    expect(await neighbour.evaluate(() => performance.timeOrigin)).toBe(loaded)
  }
  const send = async (page: Page, name: string) => {
    await inDialog(page).getByRole('button', { name, exact: true }).click()
    await inDialog(page).waitFor({ state: 'hidden' })
  }
  const takeIntoAccount = async (opener: string) => {
    await press(staff, opener)
    await inDialog(staff).getByRole('combobox', { name: texts.acknowledge.responsible }).selectOption({ index: 1 })
    await send(staff, opener)
  }
  return {
    events: {
      'neighbour notices it too': () => press(neighbour, texts.witnesses.join),
      'neighbour no longer notices it': () => press(neighbour, texts.witnesses.leave),
      'neighbour comments': async () => {
        await neighbour.getByRole('textbox', { name: texts.comment.label }).fill('Cela goutte aussi dans l’escalier.')
        await press(neighbour, texts.comment.send)
      },
      'staff acknowledge it': () => takeIntoAccount(texts.actions.acknowledge),
      'staff promise another day': () => takeIntoAccount(texts.actions.promiseAgain),
      'staff resolve it': async () => {
        await press(staff, texts.actions.resolve)
        await inDialog(staff).getByRole('textbox', { name: texts.resolve.body }).fill('Le joint est changé.')
        await send(staff, texts.resolve.send)
      },
      'resident reopens it': async () => {
        await press(resident, texts.actions.reopen)
        await inDialog(resident).getByRole('textbox', { name: texts.reopen.body }).fill('Cela coule encore.')
        await send(resident, texts.reopen.send)
      },
    },
    states: {
      waits: () => isSeen('opened', neighbour, staff),
      'waits with a witness': () => sees(staff, '1 personne le constate aussi'),
      'waits without the witness': () => sees(staff, texts.witnesses.none),
      'waits with a comment': () => sees(staff, 'Cela goutte aussi dans l’escalier.'),
      'is acknowledged': () => isSeen('acknowledged', neighbour, resident),
      'is promised for another day': () => isSeen('acknowledged', neighbour, resident),
      'is resolved': async () => {
        await isSeen('resolved', neighbour, resident)
        await sees(neighbour, 'Le joint est changé.')
      },
      'is open again': async () => {
        await isSeen('opened', neighbour, staff)
        await sees(staff, 'Cela coule encore.')
      },
    },
  }
}

describe('a resident, a neighbour and staff, each on their own page', () => {
  it.each(coveringPaths.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveBrowsers())
  })

  it('see each other’s actions', async () => {
    const { events } = await driveBrowsers()

    await events['neighbour notices it too']()
    await pages.staff.getByText('1 personne le constate aussi').waitFor()

    expect(new URL(pages.staff.url()).origin).toBe(siteOf('ESE'))
  })

  it('hear the others’ actions read out, without a reload', async () => {
    const { events } = await driveBrowsers()
    const { resident } = pages
    const loaded = await resident.evaluate(() => performance.timeOrigin)
    const said = resident.getByRole('status').getByText(texts.page.changed)
    expect(await said.count()).toBe(0)

    await events['staff acknowledge it']()
    await said.waitFor()
    await resident.getByText(texts.waiting.acknowledged).waitFor()
    await resident
      .getByRole('list', { name: texts.timeline.label })
      .getByText(/a pris en compte/)
      .waitFor()

    expect(await resident.evaluate(() => performance.timeOrigin)).toBe(loaded)
  })
})

describe('the files of a report', () => {
  const { viewer } = widgets
  const named = (text: string, name: string) => text.replace('{{name}}', name)

  /** A report with a photo and a quote of three pages, and a neighbour on its page. */
  async function openWithFiles() {
    const by = await reportsOf(people.resident)
    const files = [await by.store(await photo(), 'Plafond.jpg'), await by.store(await samplePdf(), 'Devis.pdf')]
    const reportId = await by.create('Plafond taché', files)
    const page = pages.neighbour
    await goTo(page, pathOf('report', { reportId }))
    const thumb = (name: string) => page.getByRole('button', { name: named(shared.openFile, name) })
    return { page, thumb, dialog: page.getByRole('dialog') }
  }
  const isFocused = (thumb: ReturnType<Page['getByRole']>) =>
    expect.poll(() => thumb.evaluate((element) => element === document.activeElement)).toBe(true)

  it('open from their thumbnail by keyboard, turn pages with arrows, and give the focus back', async () => {
    const { page, thumb, dialog } = await openWithFiles()

    await thumb('Plafond.jpg').focus()
    await page.keyboard.press('Tab')
    await isFocused(thumb('Devis.pdf'))
    await page.keyboard.press('Enter')
    await dialog.getByRole('status').filter({ hasText: 'Page 1 sur 3' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('status').filter({ hasText: 'Page 2 sur 3' }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await dialog.getByRole('status').filter({ hasText: 'Page 1 sur 3' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await isFocused(thumb('Devis.pdf'))

    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await dialog.getByRole('img', { name: 'Plafond.jpg' }).waitFor()
    await dialog.getByRole('button', { name: french.common.close }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await isFocused(thumb('Plafond.jpg'))
  })

  it('that cannot be loaded say so, offer a download, and appear on a successful retry', async () => {
    const { page, thumb, dialog } = await openWithFiles()
    const bytes = (url: URL) => /^\/v1\/attachments\/[^/]+\/file$/.test(url.pathname)
    await page.route(bytes, (route) => route.abort())

    await thumb('Plafond.jpg').press('Enter')

    await dialog.getByRole('alert').getByText(viewer.failed).waitFor()
    await page.unroute(bytes)
    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: named(viewer.downloadNamed, 'Plafond.jpg') }).click()
    expect((await download).suggestedFilename()).toBe('Plafond.jpg')
    await dialog.getByRole('button', { name: french.common.retry }).click()
    await dialog.getByRole('img', { name: 'Plafond.jpg' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await isFocused(thumb('Plafond.jpg'))
  })
})
