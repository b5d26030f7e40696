import { describe, expect, it } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { siteOf } from './support/visit.ts'

const browser = useBrowser()

describe('the panel of the built demo', () => {
  it('lights the current states of a chosen machine', async () => {
    const page = await browser.openPage()
    await page.goto(`${siteOf('ESE')}/connexion?inspect=panel`)
    const panel = page.getByRole('complementary', { name: 'Inspector' })
    const session = await panel
      .locator('option')
      .filter({ hasText: /^session / })
      .getAttribute('value')
    await panel.getByLabel('Actor').selectOption(session)
    const lit = panel.getByRole('region', { name: 'Diagram' }).locator('[aria-current=true] > span')
    await expect.poll(() => lit.allTextContents()).toEqual(['session', 'signedOut'])
    await page.context().close()
  })

  it('stays closed by default, and the developers’ inspector is absent', async () => {
    const page = await browser.openPage()
    await page.goto(`${siteOf('ESE')}/connexion?inspect`)
    await page.getByRole('textbox').first().waitFor()
    expect(await page.getByRole('complementary', { name: 'Inspector' }).count()).toBe(0)
    await page.context().close()
  })
})
