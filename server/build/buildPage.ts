import { build } from 'vite'
import { compressFolder } from '../site/compressFolder.ts'

/** Builds the application for browsers, with a compressed copy beside each file. */
export async function buildPage(output: string): Promise<void> {
  await build({ logLevel: 'warn', build: { outDir: output } })
  await compressFolder(output)
}
