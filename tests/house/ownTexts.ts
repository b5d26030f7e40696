import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The screens that load texts of their own in addition to their area's, by file. */
export async function readOwnTexts(): Promise<ReadonlyMap<string, string>> {
  const own = new Map<string, string>()
  for await (const manifest of glob('src/areas/*/*.screens.ts')) {
    const source = await readFile(manifest, 'utf8')
    for (const [, screen = '', chunk = ''] of source.matchAll(/import\('(\.[^']+)'\)\)\.\w+,\s*texts: '(\w+)'/g)) {
      own.set(path.join(path.dirname(manifest), screen), chunk)
    }
  }
  return own
}
