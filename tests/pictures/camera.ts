import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { type Width, widths } from '#tests/e2e/support/browser.ts'
import type { StateName } from './states.ts'
import type { Site } from './wanted.ts'

export type Camera = { readonly browser: Browser; readonly widths: readonly Width[]; readonly out: string }
export type Picture = { readonly file: string; readonly width: number; readonly caption: string }
/** The pictures of one site in one state. */
export type Subject = { readonly site: Site; readonly state: StateName }

export const groupName = ({ site, state }: Subject, width: number) => `${site.name}-${width}-${state}`

export async function openPage({ browser }: Camera, { site, state }: Subject) {
  const context = await browser.newContext({
    viewport: widths.desktop,
    locale: site.locale,
    timezoneId: site.locale === 'fr-FR' ? 'Europe/Paris' : 'America/Montreal',
    reducedMotion: 'reduce',
    // Only without a network do its files come from the worker; it would answer requests before our routes see them.
    serviceWorkers: state === 'offline' ? 'allow' : 'block',
  })
  context.setDefaultTimeout(30_000)
  return context.newPage()
}

/** One picture of what a page shows at each width: the page loads once and is then resized. */
export async function take({ widths: names, out }: Camera, page: Page, subject: Subject, name: string, person: string) {
  const pictures: Picture[] = []
  for (const { width, height } of names.map((each) => widths[each])) {
    const folder = join(out, groupName(subject, width))
    const file = join(folder, `${name}.png`)
    await mkdir(folder, { recursive: true })
    await page.setViewportSize({ width, height })
    await page.evaluate(loadDrawings)
    await page.screenshot({ path: file, fullPage: true })
    pictures.push({ file, width, caption: `${name} (${person})` })
  }
  return pictures
}

/** A whole page shows images too that a reader has not scrolled to. */
async function loadDrawings() {
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  await Promise.allSettled([...document.images].map((image) => image.decode()))
}
