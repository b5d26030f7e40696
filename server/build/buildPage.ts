import { build } from 'vite'
import { compressFolder } from '../site/compressFolder.ts'

/** The application as browsers load it, compressed beside itself. */
export async function buildPage(output: string): Promise<void> {
  await build({ logLevel: 'warn', build: { outDir: output } })
  await compressFolder(output)
}
