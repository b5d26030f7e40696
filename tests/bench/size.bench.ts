import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Request } from 'playwright-core'
import { z } from 'zod'
import { sessionRoutes } from '#contract/session.ts'
import { texts as frame } from '#locales/fr-FR/frame.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { shown } from '#tests/models/authentication.words.ts'
import type { Row } from './table.ts'

/** The bytes that the sign-in screen, a sign-in and the dashboard load. */
export async function sizeRows(browser: Browser, portalUrl: string, floorUrl: string): Promise<readonly Row[]> {
  const floorPage = await (await browser.newContext()).newPage()
  const floorScripts = collectScripts(floorPage, () => false)
  await floorPage.goto(floorUrl, { waitUntil: 'networkidle' })
  const floor = await gzipOf(floorScripts)

  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  let isAnswered = false
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === sessionRoutes.token.path) isAnswered = true
  })
  const scripts = collectScripts(page, () => isAnswered)
  const allScripts = collectScripts(page, () => false)
  await page.goto(`${portalUrl}/connexion`, { waitUntil: 'networkidle' })
  const shownBy = await gzipOf(scripts)
  const styles = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join(''),
  )
  await signIn(page, portalUrl)
  const signedInBy = await gzipOf(scripts)
  await page.getByRole('region', { name: frame.dashboard.news.title }).getByRole('article').first().waitFor()
  const dashboardBy = await gzipOf(allScripts)
  const html = await (await fetch(`${portalUrl}/connexion`)).text()
  const { firstTexts, longest } = await textSizes()

  return [
    { what: 'sign-in: JavaScript to show it, gzip', measured: shownBy, floor, unit: 'kB' },
    {
      what: 'sign-in: JavaScript until it is answered, gzip',
      measured: signedInBy,
      floor,
      limit: 140,
      unit: 'kB',
    },
    {
      what: 'shell and dashboard: JavaScript in all, gzip',
      measured: dashboardBy,
      floor,
      limit: 190,
      unit: 'kB',
    },
    { what: 'sign-in: styles with the theme', measured: kilobytes(styles), limit: 15, unit: 'kB' },
    { what: 'sign-in: index.html', measured: kilobytes(html), limit: 8, unit: 'kB' },
    { what: 'largest chunk of screens, gzip', measured: await largestScreenChunk(), limit: 40, unit: 'kB' },
    { what: 'way to pay: its own chunk, gzip', measured: await sizeOfScreen('PayingScreen'), limit: 40, unit: 'kB' },
    { what: 'texts before and with the frame, gzip', measured: firstTexts, limit: 12, unit: 'kB' },
    { what: 'texts of the longest language, gzip', measured: longest, limit: 20, unit: 'kB' },
  ]
}

const kilobytes = (text: string) => Buffer.byteLength(text) / 1000

function collectScripts(page: Page, isOver: () => boolean) {
  const scripts = new Set<Request>()
  page.on('request', (request) => {
    if (!isOver() && request.url().endsWith('.js')) scripts.add(request)
  })
  return scripts
}

/** The size with gzip, so that servers compare. */
async function gzipOf(scripts: ReadonlySet<Request>) {
  const sizes = [...scripts].map(async (script) => {
    const response = await script.response()
    return response ? gzipSync(await response.body()).length : 0
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}

async function signIn(page: Page, portalUrl: string) {
  await page.getByLabel(shown.emailField).fill(demoEmail('coproprietaire'))
  await page.getByRole('button', { name: shown.continueButton }).click()
  await page.getByLabel(shown.passwordField, { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: shown.signInButton }).click()
  await page.waitForURL(`${portalUrl}/`)
}

const firstParts = ['signIn', 'frame']
const sharedParts = [...firstParts, 'application']
const manifest = z.record(z.string(), z.object({ file: z.string(), name: z.optional(z.string()) }))

const builtFiles = async () => manifest.parse(JSON.parse(await readFile('dist/page/.vite/manifest.json', 'utf8')))
const sizeOf = async (file: string) => gzipSync(await readFile(join('dist/page', file))).length

/** Counts chunks of screens and chunks that screens share, but not libraries for PDF or phone numbers, which load later. */
async function largestScreenChunk() {
  const chunks = Object.values(await builtFiles()).filter(({ name }) =>
    /Screens?$|^(?:screens|lists|charts)$/.test(name ?? ''),
  )
  if (chunks.length === 0) throw new Error('no screen is a chunk of its own in the build')
  return Math.max(...(await Promise.all(chunks.map(({ file }) => sizeOf(file))))) / 1000
}

/** What only one screen loads. */
async function sizeOfScreen(screen: string) {
  const chunk = Object.values(await builtFiles()).find(({ name }) => name === screen)
  if (!chunk) throw new Error(`${screen} is no chunk of its own in the build`)
  return (await sizeOf(chunk.file)) / 1000
}

/** The texts of the wordiest language: those loaded with the frame, and all that its wordiest screen needs. */
async function textSizes() {
  const first = new Map<string, number>()
  const shared = new Map<string, number>()
  const largest = new Map<string, number>()
  const add = (sizes: Map<string, number>, locale: string, size: number) =>
    sizes.set(locale, (sizes.get(locale) ?? 0) + size)
  for (const [source, { file }] of Object.entries(await builtFiles())) {
    const [, locale, part] = /^locales\/([^/]+)\/(\w+)\.ts$/.exec(source) ?? []
    if (locale === undefined || part === undefined) continue
    const size = await sizeOf(file)
    if (firstParts.includes(part)) add(first, locale, size)
    if (sharedParts.includes(part)) add(shared, locale, size)
    else largest.set(locale, Math.max(largest.get(locale) ?? 0, size))
  }
  if (first.size === 0) throw new Error('no language is a part of its own in the build')
  return {
    firstTexts: Math.max(...first.values()) / 1000,
    longest: Math.max(...[...shared].map(([locale, size]) => size + (largest.get(locale) ?? 0))) / 1000,
  }
}
