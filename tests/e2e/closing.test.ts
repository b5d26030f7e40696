import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { screenPaths } from '#contract/addresses.ts'
import { importRoutes } from '#contract/importRoutes.ts'
import { placeRoutes } from '#contract/places.ts'
import { french } from '#locales/catalogues.ts'
import { demoPerson } from '#tests/support/demoNames.ts'
import { toUpload } from '#tests/support/server/importCalls.ts'
import type { Files } from '#tests/support/server/importFolder.ts'
import { until } from '#tests/support/server/until.ts'
import { useBrowser } from './support/browser.ts'
import { withoutBrowser } from './support/decisionCalls.ts'
import { tabTo } from './support/tabTo.ts'
import { enterLive, goTo, settle, sidewaysScroll } from './support/visit.ts'

const browser = useBrowser()
const { closing, placeSwitcher } = french
/** The name sorts after all demo places, so nobody else starts in this one. */
const placeName = 'Villa Zéphyr'
const { firstName, lastName } = demoPerson('comptable')

/** A place whose last calendar year is over: called 1,000 €, spent 1,100 €, and 25 € are in suspense. */
const folderOf = (year: number) =>
  ({
    agencies: [
      'sql_id;offer;name;street;zip_code;city;phone_number;email;opening_hours',
      'ZA;ESE;Agence du Zéphyr;1 rue du Vent;59000;Lille;03 53 01 01 00;zephyr@syndic.example;1 09:00-12:00',
    ],
    places: [
      'sql_id;offer;agency;name;street;zip_code;city;description;tantiemes_total',
      `ZP;ESE;ZA;${placeName};2 rue du Vent;59000;Lille;;1000`,
    ],
    buildings: ['sql_id;place;name', 'ZB;ZP;Bâtiment A'],
    people: [
      'sql_id;email;first_name;last_name;phone_number;address;birth_date;locale',
      'ZC;eole.marin@courriel.example;Éole;Marin;;;;',
      `ZK;comptable@demo.example;${firstName};${lastName};;;;`,
    ],
    roles: [
      'sql_id;place;person;role;since;ended_on',
      'ZR1;ZP;ZC;coowner;2020-01-31;',
      'ZR2;ZP;ZK;coowner_accountant;2020-01-31;',
    ],
    lots: ['sql_id;place;building;number;kind;tantiemes', 'ZL;ZP;ZB;1;flat;1000'],
    owners: ['place;lot;person;ended_on', 'ZP;ZL;ZC;'],
    fiscal_years: [
      'sql_id;place;starts_on;ends_on;is_current',
      `ZY1;ZP;${year}-01-01;${year}-12-31;non`,
      `ZY2;ZP;${year + 1}-01-01;${year + 1}-12-31;oui`,
    ],
    account_entries: [
      'entry;line;place;journal;entered_on;label;piece;account;debit;credit;repartition_key;lot;person;provider;works;due_on',
      `ZE1;1;ZP;AF;${year}-01-01;Appel;;4501;1000.00;;;ZL;ZC;;;`,
      `ZE1;2;ZP;AF;${year}-01-01;Appel;;701;;1000.00;;;;;;`,
      `ZE2;1;ZP;AC;${year}-05-10;Toiture;F-1;615;1100.00;;;;;;;`,
      `ZE2;2;ZP;AC;${year}-05-10;Toiture;F-1;401;;1100.00;;;;;;`,
      `ZE3;1;ZP;BQ;${year}-06-10;Virement inconnu;R-1;512;25.00;;;;;;;`,
      `ZE3;2;ZP;BQ;${year}-06-10;Virement inconnu;R-1;472;;25.00;;;;;;`,
    ],
  }) as const satisfies Files

/** Imports the place as an administrator; returns the accountant’s own access to it. */
async function openBooks(year: number) {
  const admin = await withoutBrowser('admin')
  const { id: importId } = await admin.get(importRoutes.create, {
    body: { import: { files: toUpload(folderOf(year)) } },
  })
  const reaches = (wanted: string) =>
    until(async () => (await admin.get(importRoutes.read, { params: { importId } })).state === wanted)
  await reaches('checked')
  const { confirmationToken } = admin
  await admin.call(importRoutes.confirm, { params: { importId }, body: { confirmation: { confirmationToken } } })
  await reaches('done')
  const accountant = await withoutBrowser('comptable')
  const { data } = await accountant.get(placeRoutes.mine, { query: { by_ese_offer: 'ESE', search: placeName } })
  return { accountant, placeId: data.result[0] ?? '' }
}

async function choosePlace(page: Page) {
  await page.locator('button[aria-haspopup="dialog"][aria-expanded="false"]').first().click()
  await page.getByRole('combobox', { name: placeSwitcher.search }).pressSequentially(placeName)
  await page.getByRole('option', { name: new RegExp(placeName) }).click()
  await page.getByRole('button', { name: new RegExp(placeName), expanded: false }).waitFor()
  await settle(page)
}

it('an accountant learns what a year lacks, settles it, closes the year and records its approval', async () => {
  const year = new Date().getUTCFullYear() - 1
  const years = `${year}`
  const { accountant, placeId } = await openBooks(year)
  const page = await browser.openPage('desktop')
  await enterLive(page, 'comptable')
  await choosePlace(page)

  await goTo(page, screenPaths.yearClosing)
  await page.getByText(/^Il reste 25,00.€ en attente au compte 472/).waitFor()
  const close = page.getByRole('button', { name: closing.ready.close.replace('{{years}}', years) })
  expect(await close.count()).toBe(0)
  await page.getByRole('link', { name: closing.mend.suspense }).click()
  await page.getByRole('row').filter({ hasText: 'Virement inconnu' }).first().waitFor()

  await goTo(page, screenPaths.yearClosing)
  await page.getByText(/^Il reste 25,00.€/).waitFor()
  const lines = [
    { account: '472', debit: 25_00 },
    { account: '718', credit: 25_00 },
  ]
  const entry = { journal: 'OD', enteredOn: `${year}-12-31`, label: 'Produit divers', lines }
  await accountant.call(bookkeepingRoutes.postEntry, { params: { placeId }, body: { entry } })

  // The page follows the books: the year is ready without a reload. From here on by keyboard.
  await close.waitFor()
  await page.getByText(/^Il manque 75,00.€/).waitFor()
  await tabTo(page, closing.ready.close.replace('{{years}}', years))
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: closing.question.title.replace('{{years}}', years) }).waitFor()
  await tabTo(page, closing.question.confirm)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: closing.closed.title }).waitFor()

  await page.getByLabel(closing.closed.day).fill(`01/01/${year + 1}`)
  await tabTo(page, closing.closed.approve)
  await page.keyboard.press('Enter')
  await page.getByText(closing.approved.title).waitFor()
  expect(await sidewaysScroll(page)).toBe(0)

  // A closed year accepts no more entries.
  const late = await accountant.call(bookkeepingRoutes.postEntry, { params: { placeId }, body: { entry } })
  expect(late.status).toBe(409)
  await page.context().close()
})
