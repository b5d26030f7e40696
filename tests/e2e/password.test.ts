import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { texts as catalogue } from '#locales/fr-FR/signIn.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { shown, typedDuring } from '#tests/models/authentication.words.ts'
import { useBrowser } from './support/browser.ts'
import { linkTo } from './support/mails.ts'
import { signIn, siteOf } from './support/visit.ts'

const browser = useBrowser()
const { callback, errors, password } = catalogue
const strongPassword = 'Une-Cour-Calme-2031!'

const newPassword = (page: Page) => page.getByLabel(password.form.password, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: password.form.submit }).click()
const sees = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

async function chooseAddress(page: Page, email: string) {
  await page.goto(`${siteOf('ESE')}/connexion`)
  await page.getByLabel(shown.emailField).fill(email)
  await page.getByRole('button', { name: shown.continueButton }).click()
}

describe('a newcomer', () => {
  it('activates the account from the mail, and sees the password’s strength while typing', async () => {
    const page = await browser.openPage()
    const typed = typedDuring('qui-choisit-un-mot-de-passe')
    await chooseAddress(page, typed.unknownAddress)
    await page.getByLabel(shown.referenceField).fill(typed.customerReferenceNumber)
    await page.getByLabel(shown.zipCodeField).fill(typed.zipCode)
    await page.getByRole('button', { name: shown.validateButton }).click()
    await sees(page, shown.checkMailHeading)

    const link = await linkTo('/mot-de-passe/activation', typed.unknownAddress)
    await page.goto(link)
    await sees(page, password.activation.heading)
    const meter = page.getByRole('meter', { name: password.strength.label })
    await newPassword(page).fill('bonjour')
    await meter.and(page.locator(`[aria-valuetext="${password.strength[0]}"]`)).waitFor()
    await save(page)
    await page.getByText(errors.field.mustBeLongerThanTwelve).first().waitFor()

    await newPassword(page).fill(strongPassword)
    await meter.and(page.locator(`[aria-valuetext="${password.strength[4]}"]`)).waitFor()
    await save(page)
    await sees(page, callback.success.activation.heading)
    await page.getByRole('link', { name: callback.logIn }).click()
    await expect.poll(() => page.getByLabel(shown.emailField).inputValue()).toBe(typed.unknownAddress)
    expect(page.url()).toBe(`${siteOf('ESE')}/connexion`)

    await page.goto(link)
    await sees(page, callback.expired.heading)
    await page.getByRole('link', { name: callback.logIn }).waitFor()
    await page.context().close()
  })
})

/** No other test signs in as this person, because their password changes here. */
const forgetful = 'partenaire'

describe('a resident', () => {
  it('who forgot the password gets a link after solving the captcha, and the old password stops working', async () => {
    const page = await browser.openPage()
    await chooseAddress(page, demoEmail(forgetful))
    await page.getByRole('link', { name: catalogue.authentication.login.forgotPassword }).click()
    await page.getByText(password.captcha.checked).waitFor()
    const send = page.getByRole('button', { name: password.request.submit })
    await expect.poll(() => page.getByLabel(password.request.email).inputValue()).toBe(demoEmail(forgetful))

    await page.getByLabel(password.request.email).fill(`${forgetful}@`)
    await expect.poll(() => send.isDisabled()).toBe(true)
    await page.getByLabel(password.request.email).fill(demoEmail(forgetful))
    await send.click()
    await page.waitForURL('**/email-envoye')
    await page.getByText(demoEmail(forgetful)).waitFor()

    await page.goto(await linkTo('/mot-de-passe/reinitialisation', demoEmail(forgetful)))
    await newPassword(page).fill(strongPassword)
    await save(page)
    await sees(page, callback.success.reinitialisation.heading)

    await chooseAddress(page, demoEmail(forgetful))
    await page.getByLabel(shown.passwordField, { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: shown.signInButton }).click()
    await page.getByRole('alert').filter({ hasText: shown.wrongCombination }).first().waitFor()
    await signIn(page, forgetful, strongPassword)
    await page.context().close()
  })

  it('who typed a wrong password five times is locked out, and returns by the link from the mail', async () => {
    const page = await browser.openPage()
    await chooseAddress(page, demoEmail('gardien'))
    for (const sentence of [
      shown.wrongCombination,
      shown.wrongCombination,
      shown.wrongCombination,
      errors.problem.last_attempt_before_lock,
      errors.problem.account_locked,
    ]) {
      await page.getByLabel(shown.passwordField, { exact: true }).fill('pas-le-bon')
      const answer = page.waitForResponse('**/v1/oauth/token')
      await page.getByRole('button', { name: shown.signInButton }).click()
      expect((await answer).status()).toBe(401)
      await page.getByRole('alert').filter({ hasText: sentence }).first().waitFor()
    }

    await page.goto(await linkTo('/callback/deblocage', demoEmail('gardien')))
    await sees(page, callback.success.deblocage.heading)
    await signIn(page, 'gardien')
    await page.context().close()
  })
})
