/**
 * `npm run bench [part …]` measures every budget next to its baseline of the same run, and exits non-zero when one is exceeded.
 * Parts: start, actors, decisions, size, page, paying, rows, imports, books, payments, messages, list, vote, live, timing; all of them by default. `list:news` is one list.
 */
import { spawnSync } from 'node:child_process'
import { launchBrowser } from '#tests/e2e/support/browser.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { actorRows } from './actors.bench.ts'
import { areaRows } from './area.bench.ts'
import { bookRows } from './books.bench.ts'
import { decisionRows } from './decisions.bench.ts'
import { serveFloorPage } from './floor/servePage.ts'
import { importRows } from './imports.bench.ts'
import { interactionRows } from './interaction.bench.ts'
import { listRows } from './list.bench.ts'
import { isListName, type ListName } from './lists.ts'
import { liveRows } from './live.bench.ts'
import { messageSearchRows } from './messageSearch.bench.ts'
import { messageRows } from './messages.bench.ts'
import { paintRows } from './paint.bench.ts'
import { payingRows } from './paying.bench.ts'
import { paymentRows } from './payments.bench.ts'
import { rowRows } from './rows.bench.ts'
import { screenRows } from './screens.bench.ts'
import { sizeRows } from './size.bench.ts'
import { quiet, type Stage, stageOnPglite, stageOnPostgres } from './stage.ts'
import { startRows } from './start.bench.ts'
import { holds, printTable, type Row } from './table.ts'
import { timingRows } from './timing.bench.ts'
import { voteRows } from './vote.bench.ts'

const wanted = new Set(process.argv.slice(2))
const isWanted = (part: string) => wanted.size === 0 || wanted.has(part)
/** No names means all lists. */
const wantedLists = [...wanted].filter((part) => part.startsWith('list:')).map(toListName)
const areListsWanted = isWanted('list') || wantedLists.length > 0
const serverUrl = process.env.TEST_DATABASE_URL

// Building is not measured, but the measured build must be up to date.
const built = spawnSync(process.execPath, ['server/build.ts'], { stdio: 'inherit' })
if (built.status !== 0) throw new Error('the application does not build')

const rows: Row[] = []
if (isWanted('actors')) await measure('actors', actorRows)
if (isWanted('decisions')) await measure('decisions', decisionRows)
if (isWanted('size')) await measure('size', areaRows)
if (isWanted('page')) await measure('page', pageRows)
if (isWanted('paying')) await measure('paying', payingRows)
if (isWanted('rows')) await measure('rows', rowsInBrowser)
if (isWanted('start')) await measure('start', startRows)
if (isWanted('imports') && serverUrl) await measure('imports', () => importRows(serverUrl))
if (isWanted('books') && serverUrl) await measure('books', () => bookRows(serverUrl))
if (isWanted('payments') && serverUrl) await measure('payments', () => paymentRows(serverUrl))
if (isWanted('messages') && serverUrl) await measure('messages', () => messagesIn(serverUrl))
if (areListsWanted || isWanted('vote') || isWanted('live') || isWanted('timing')) {
  await onStage(stageOnPglite)
  if (serverUrl) await onStage(() => stageOnPostgres(serverUrl))
}

if (!serverUrl) console.log('PostgreSQL was not measured: TEST_DATABASE_URL names no server.')
process.exitCode = rows.every(holds) ? 0 : 1

async function measure(name: string, part: () => Promise<readonly Row[]>) {
  console.log(`measuring: ${name} …`)
  note(await part())
}

/** Prints rows immediately, so that an interrupted run still shows its results. */
function note(measured: readonly Row[]) {
  printTable(measured)
  rows.push(...measured)
}

async function onStage(open: () => Promise<Stage>) {
  const stage = await open()
  if (areListsWanted) {
    console.log(`measuring: list on ${stage.name} …`)
    for await (const measured of listRows(stage, wantedLists)) note(measured)
  }
  if (isWanted('vote')) await measure(`votes on ${stage.name}`, () => voteRows(stage))
  if (isWanted('live')) await measure(`live events on ${stage.name}`, () => liveRows(stage))
  if (isWanted('timing')) await measure(`timing on ${stage.name}`, () => timingRows(stage))
  await stage.remove()
}

function toListName(part: string): ListName {
  const name = part.slice('list:'.length)
  if (!isListName(name)) throw new Error(`no list is called "${name}"`)
  return name
}

async function messagesIn(serverUrl: string): Promise<readonly Row[]> {
  return [...(await messageRows(serverUrl)), ...(await messageSearchRows(serverUrl))]
}

async function rowsInBrowser(): Promise<readonly Row[]> {
  const browser = await launchBrowser()
  const rows = [...(await rowRows(browser)), ...(await screenRows(browser))]
  await browser.close()
  return rows
}

async function pageRows(): Promise<readonly Row[]> {
  const portal = await startPortal(quiet)
  const floor = await serveFloorPage()
  const browser = await launchBrowser()
  const sizes = await sizeRows(browser, portal.url, floor.url)
  const paints = await paintRows(browser, portal.url, floor.url)
  const interactions = await interactionRows(browser, portal.url)
  await browser.close()
  await floor.close()
  await portal.stop()
  return [...sizes, ...paints, ...interactions]
}
