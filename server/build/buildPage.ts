import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from '../site/compressFolder.ts'
import { siteWorker } from './siteWorker.ts'

/** Builds the application for browsers, with a compressed copy next to each file. */
export async function buildPage(output: string): Promise<void> {
  await build({ configLoader: 'native', logLevel: 'warn', build: { outDir: output } })
  await buildSiteWorker(output, await frameFiles(output))
  await compressFolder(output)
}

/**
 * Chunks that offline reading does not need: they open files, which are not kept offline, judge a new password, or inspect the
 * demo.
 */
const notForReading = /^(?:pdf|strength|captcha|openPanel)/

/** What the portal needs to open any of its pages without a network; the last one is the entry, whose hash covers all. */
async function frameFiles(output: string): Promise<readonly string[]> {
  const names = await readdir(join(output, 'assets'))
  const scripts = names.filter((name) => name.endsWith('.js') && !notForReading.test(name))
  const isEntry = (name: string) => name.startsWith('index-')
  return [...scripts.filter((name) => !isEntry(name)), ...scripts.filter(isEntry)].map((name) => `/assets/${name}`)
}

/** A separate script at a fixed address: browsers update a service worker by its address, and it may share no chunk. */
async function buildSiteWorker(outDir: string, files: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'import.meta.env.FRAME_FILES': JSON.stringify(files) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: siteWorker.source, output: { entryFileNames: siteWorker.file } },
    },
  })
}
