import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { texts as catalogue } from '#locales/fr-FR/signIn.ts'
import type { UploadDriver } from '#tests/models/upload.model.ts'
import { coveringPaths } from '#tests/models/upload.model.ts'
import { serveStage } from '#tests/stage/serveStage.ts'
import { useBrowser } from './support/browser.ts'

const texts = french.widgets.upload
let stage: Awaited<ReturnType<typeof serveStage>>
beforeAll(async () => {
  stage = await serveStage()
})
afterAll(() => stage.close())
const browser = useBrowser()

/** The file store behind the page refuses “panne” files once: the file name decides how the network behaves. */
async function driveBrowser(isRefused: boolean): Promise<UploadDriver> {
  const page = await browser.openPage()
  await page.clock.install()
  await page.goto(`${stage.url}/upload`)
  const dialog = page.getByRole('dialog', { name: texts.renameTitle })
  const nameField = dialog.getByLabel(texts.fileName)
  const name = isRefused ? 'Devis panne' : 'Devis 2026'
  const press = (button: string) => dialog.getByRole('button', { name: button }).click()

  async function choose(fileName: string, content: string) {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: texts.choose }).click()
    await (await chooser).setFiles({ name: fileName, mimeType: 'image/png', buffer: Buffer.from(content) })
  }
  /** A slow upload: it stops until the server responds, however busy the machine is. */
  async function send(button: string) {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    await press(button)
  }
  const answers = () => page.clock.resume()
  const leaves = () => dialog.getByRole('progressbar').waitFor()
  return {
    events: {
      'resident chooses a PDF': () => choose('Devis toiture.pdf', '%PDF-1.7'),
      'resident chooses a web page disguised as a picture': () =>
        choose('photo.png', '<html><script>alert(1)</script>'),
      'resident clears the name and sends it': async () => {
        await nameField.fill('')
        await press(texts.send)
      },
      'resident sends it under a new name': async () => {
        await nameField.fill(name)
        await send(texts.send)
      },
      'resident sends it again': () => send(texts.retry),
      'resident closes the dialog': () => page.keyboard.press('Escape'),
      'server accepts': answers,
      'server is unreachable': answers,
    },
    states: {
      'can choose a file': () => page.getByRole('button', { name: texts.choose }).waitFor(),
      'sees which types are accepted': () => page.getByRole('alert').getByText(texts.accepted).waitFor(),
      'can name the file': async () => {
        await dialog.waitFor()
        await expect.poll(() => nameField.inputValue()).toBe('Devis toiture')
      },
      'sees that a name is required': () => dialog.getByText(catalogue.errors.field.required).waitFor(),
      'sees it uploading': leaves,
      'sees it uploading again': leaves,
      'sees that the upload failed': async () => {
        await dialog.getByText(texts.failed).waitFor()
        expect(await nameField.inputValue()).toBe(name)
      },
      'holds no file': async () => {
        await dialog.waitFor({ state: 'detached' })
        expect(await page.getByRole('list', { name: 'Pièces ajoutées' }).getByRole('listitem').count()).toBe(0)
        await page.context().close()
      },
      'has added it': async () => {
        await page.getByRole('list', { name: 'Pièces ajoutées' }).getByText(`${name}.pdf`).waitFor()
        await dialog.waitFor({ state: 'detached' })
        await page.context().close()
      },
    },
  }
}

describe('adding one file, walked in a browser', () => {
  it.each(coveringPaths.map((path) => [path.description, path] as const))('%s', async (description, path) => {
    await path.test(await driveBrowser(description.includes('unreachable')))
  })
})
