import { build } from 'vite'
import { compressFolder } from '../site/compressFolder.ts'
import { pushWorker } from './pushWorker.ts'

/** Builds the application for browsers, with a compressed copy beside each file. */
export async function buildPage(output: string): Promise<void> {
  await build({ logLevel: 'warn', build: { outDir: output } })
  await buildPushWorker(output)
  await compressFolder(output)
}

/** A script of its own at a fixed address: browsers update a service worker by its address, and it may share no chunk. */
async function buildPushWorker(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: pushWorker.source, output: { entryFileNames: pushWorker.file } },
    },
  })
}
