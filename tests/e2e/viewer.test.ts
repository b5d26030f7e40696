import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { serveStage } from '#tests/stage/serveStage.ts'
import { useBrowser } from './support/browser.ts'

const texts = french.widgets.viewer
let stage: Awaited<ReturnType<typeof serveStage>>
beforeAll(async () => {
  stage = await serveStage()
})
afterAll(() => stage.close())
/* Every page is watched: one violation of the production policy fails this file. */
const browser = useBrowser()

async function view(name: string, width: 'desktop' | 'phone' = 'desktop') {
  const page = await browser.openPage(width)
  await page.goto(`${stage.url}/viewer`)
  const opener = page.getByRole('button', { name, exact: true })
  await opener.click()
  return { page, opener, dialog: page.getByRole('dialog') }
}
const position = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
/** Dark pixels of the rendered page: an empty sheet has none. */
const inkOf = (page: Page) =>
  page.locator('dialog canvas').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    let dark = 0
    for (let index = 0; index < data.length; index += 4) dark += (data[index] ?? 255) < 128 ? 1 : 0
    return dark
  })

describe('the attachment viewer under the production policy', () => {
  it('draws a PDF and turns its pages with keys and buttons, between the first and the last', async () => {
    const { page, dialog } = await view('Devis toiture.pdf')
    await position(page, 'Page 1 sur 3')
    await dialog.getByText('Devis de toiture, page 1').waitFor({ state: 'attached' })
    expect(await inkOf(page)).toBeGreaterThan(1000)

    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowRight')
    await dialog.getByText('Devis de toiture, page 2').waitFor({ state: 'attached' })
    await dialog.getByRole('button', { name: texts.next }).click()
    await position(page, 'Page 3 sur 3')
    await page.keyboard.press('ArrowRight')
    await dialog.getByText('Devis de toiture, page 3').waitFor({ state: 'attached' })
    await dialog.getByRole('button', { name: texts.previous }).click()
    await position(page, 'Page 2 sur 3')
    await page.context().close()
  })

  it('has the specified width, keeps the page still, and gives the focus back on Escape', async () => {
    const { page, opener, dialog } = await view('Devis toiture.pdf')
    await position(page, 'Page 1 sur 3')
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(800)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')

    await page.keyboard.press('ArrowRight')
    await position(page, 'Page 2 sur 3')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)

    await opener.click()
    await position(page, 'Page 1 sur 3')
    await page.context().close()
  })

  it('downloads the file under its name', async () => {
    const { page, dialog } = await view('Devis toiture.pdf', 'phone')
    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Télécharger Devis toiture.pdf' }).click()
    expect((await download).suggestedFilename()).toBe('Devis toiture.pdf')
    await page.context().close()
  })

  it('shows an image by its type, whatever its name', async () => {
    const { page, dialog } = await view('Façade.PDF')
    await dialog.getByRole('img', { name: 'Façade.PDF' }).waitFor()
    await dialog.getByRole('button', { name: texts.zoomIn }).click()
    await page.context().close()
  })

  it.each([
    ['Illisible.pdf', texts.failed],
    ['Absente.PNG', texts.failed],
  ])('says that %s cannot be shown, and offers to download it', async (name, sentence) => {
    const { page, dialog } = await view(name)
    await dialog.getByRole('alert').getByText(sentence).waitFor()
    await dialog.getByRole('link', { name: `Télécharger ${name}` }).waitFor()
    await page.context().close()
  })

  it('says that there is no document', async () => {
    const { page, dialog } = await view('Sans document')
    await dialog.getByRole('heading', { level: 2, name: texts.empty }).first().waitFor()
    await page.context().close()
  })
})
