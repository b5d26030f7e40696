import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoDecisionId } from '#server/areas/decisions/demo/demoDecisions.ts'
import { useBrowser } from './support/browser.ts'
import { closeService, enter, signIn, siteOf, storageOf } from './support/visit.ts'

const browser = useBrowser()
const { drafts, newDecision: texts, shell, votes } = french
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const typed = 'Des mots qui restent'

/** The forms about decisions: their address, their user, and the name of their long text. */
const forms = [
  ['a new decision', '/decisions/nouvelle', 'gestionnaire', texts.description],
  [
    'a message to the president',
    pathOf('meetingRequest', { decisionId: demoDecisionId('tilleuls', 'facade') }),
    'bailleur',
    votes.request.message,
  ],
] as const

describe('text typed about decisions', () => {
  it.each(forms)(
    '%s outlives a closed service, a reload and a log-out, and leaves nothing in the browser',
    async (...form) => {
      const [, path, who, label] = form
      const page = await browser.openPage('desktop')
      await enter(page, who, path)
      await page.getByLabel(label).fill(typed)
      await page.getByText(drafts.kept).waitFor()
      await closeService(page)
      await page.getByLabel(label).fill(`${typed} encore`)
      await page.waitForURL('**/maintenance')
      await page.unrouteAll()
      await page.goto(siteOf('ESE') + path)
      await page.getByText(drafts.restored).waitFor()
      await expect.poll(() => page.getByLabel(label).inputValue()).toBe(`${typed} encore`)

      // The person logs out immediately, without the pause that usually saves a draft.
      await page.getByLabel(label).fill(`${typed} ici`)
      await page.getByRole('button', { name: shell.account.menu.replace('{{name}}', '') }).click()
      await press(page, shell.signOut)
      await page.waitForURL('**/connexion')
      const left = [await storageOf(page), await page.evaluate(() => Object.entries(sessionStorage))]
      expect(JSON.stringify(left)).not.toContain(typed)
      await signIn(page, who)
      await page.goto(siteOf('ESE') + path)

      await page.getByText(drafts.restored).waitFor()
      await expect.poll(() => page.getByLabel(label).inputValue()).toBe(`${typed} ici`)
      await press(page, drafts.discard)
      await page.getByRole('alertdialog').getByRole('button', { name: drafts.confirm }).click()
      await page.getByText(drafts.restored).waitFor({ state: 'hidden' })
      await page.context().close()
    },
  )
})
