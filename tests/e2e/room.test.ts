import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoDecisionId } from '#server/areas/decisions/demo/demoDecisions.ts'
import { meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword, demoPeople } from '#server/demo/demoPeople.ts'
import { demoWorld } from '#server/demo/demoWorld.ts'
import { openEmbedded } from '#server/platform/openDatabase.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { layouts, useBrowser, widths } from './support/browser.ts'
import { faultsOf } from './support/faultsOf.ts'
import { type Portal, startPortal } from './support/portal.ts'
import { enter } from './support/visit.ts'

const browser = useBrowser()
const { decisions, meetings: meetingTexts, room, shared } = french
const decisionId = demoDecisionId('tilleuls', 'caretaker')
const placeId = demoId('place tilleuls')
const meetingId = demoId('meeting tilleuls caretaker')
const { users, memberships } = demoWorld({ now: new Date(), passwordHash: '' })
const accounts = new Set(demoPeople.map(({ name }) => demoId(`person ${name}`)))
const owners = new Set(
  memberships.filter((one) => one.placeId === placeId && one.role === 'coowner').map(({ userId }) => userId),
)
/** The first co-owner of the list who has no account of the demo. */
const [neighbour = ''] = users
  .filter(({ id }) => owners.has(id) && !accounts.has(id))
  .map(({ displayName }) => displayName)
  .toSorted((one, other) => one.localeCompare(other))
let folder: string
let portal: Portal

/** A separate portal on the real clock, so the meeting is moved an hour into the past. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-room-'))
  await cp(inject('seededFolder'), folder, { recursive: true })
  const { db, close } = await openEmbedded(folder)
  const heldAt = new Date(Date.now() - 3_600_000)
  await db.update(meetings).set({ heldAt }).where(eq(meetings.id, meetingId))
  await close()
  portal = await startPortal({ DATA_DIR: folder })
})
afterAll(async () => {
  await portal.stop()
  await rm(folder, { recursive: true, force: true })
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
const voteOf = (page: Page, person: string) =>
  page.getByRole('group', { name: room.choiceOf.replace('{{name}}', person), exact: true })

it('a meeting votes: attendance, single votes, all the others, the count, and the owner’s view of it', async () => {
  const page = await browser.openPage('desktop', { bypassCSP: true, reducedMotion: 'reduce' })
  await enter(page, 'gestionnaire', pathOf('meeting', { meetingId }), portal.url)
  await page.getByRole('link', { name: meetingTexts.voteThere }).press('Enter')
  await page.getByRole('link', { name: room.empty.action }).press('Enter')
  for (const person of [demoName('coproprietaire'), demoName('conseil'), neighbour]) {
    const attendance = page.getByRole('combobox', { name: meetingTexts.attendanceOf.replace('{{name}}', person) })
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await attendance.selectOption('present')
    await saved
  }
  await page.getByRole('link', { name: meetingTexts.voteThere }).press('Enter')
  await voteOf(page, demoName('coproprietaire')).getByRole('button', { name: decisions.choices.against }).press('Enter')
  await page.getByText(room.saved, { exact: true }).waitFor()
  expect(await faultsOf(page, 'room', layouts)).toEqual([])

  await page.setViewportSize(widths.desktop)
  await press(page, room.others.for)
  await page
    .getByRole('alertdialog')
    .getByText(/^Cela touche 2\scopropriétaires/)
    .waitFor()
  await press(page, room.others.send)
  await voteOf(page, neighbour).getByRole('button', { name: decisions.choices.for, pressed: true }).waitFor()
  // The live event may show these votes before the answer to the question has closed it, and the page behind it takes no key.
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })

  await press(page, room.count.start)
  await page.getByLabel(shared.password.password, { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: /^La résolution est (adoptée|rejetée)$/ }).waitFor()

  const owner = await browser.openPage()
  await enter(owner, 'coproprietaire', pathOf('decision', { decisionId }), portal.url)
  await owner.getByText(decisions.own.castInRoom.replace('{{choice}}', decisions.choices.against)).waitFor()
  await owner.getByRole('link', { name: decisions.own.receipt }).click()
  await owner.getByText(french.receipts.recordedBy).waitFor()
})
