import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Part = {
  readonly output: string
  /** The sources of the part: folders and files. */
  readonly sources: readonly string[]
  readonly make: (output: string) => Promise<void>
}

/** The code that builds a part is imported only when one is out of date, so a start on a finished build loads none of it. */
const parts: readonly Part[] = [
  {
    output: 'dist/page',
    sources: [
      'src',
      'machines',
      'contract',
      'locales',
      'offers',
      'index.html',
      'vite.config.ts',
      'server/chunkGroups.ts',
      'server/mergedTexts.ts',
      'server/typefaceFiles.ts',
      'server/offerIcons.ts',
      'server/ownStyleCache.ts',
      'docs/generator/withoutDescriptions.ts',
      'server/build.ts',
      'server/build',
      'server/site/compressFolder.ts',
    ],
    make: async (output) => (await import('./build/buildPage.ts')).buildPage(output),
  },
  {
    output: 'dist/server',
    sources: ['server', 'machines', 'contract', 'locales', 'offers', 'package.json'],
    make: async (output) => (await import('./build/buildServer.ts')).buildServer(output),
  },
  {
    output: 'dist/database',
    sources: ['server/migrations', 'server/build/buildDatabase.ts'],
    make: async (output) => (await import('./build/buildDatabase.ts')).buildDatabase(output),
  },
  {
    output: 'dist/machines',
    sources: [
      'machines',
      'contract',
      'docs/gallery',
      'docs/generator',
      'docs/machines',
      'server/build',
      'package.json',
    ],
    make: async (output) => (await import('./build/buildGallery.ts')).buildGallery(output),
  },
]
const libraries = 'package-lock.json'

// Vite follows NODE_ENV: started by a test runner, it would build the page for development.
process.env.NODE_ENV = 'production'

/** Builds the parts, each unless its last build was made from the very same sources. */
for (const { output, sources, make } of parts) {
  const stamp = join(output, '.sources')
  const fingerprint = hashFiles([...sources, libraries])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) continue
  await make(output)
  writeFileSync(stamp, fingerprint)
}

/** Reads the files one by one: for thousands of small files, promises cost more than the reading. */
function hashFiles(sources: readonly string[]) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(listFiles).sort()) hash.update(`${path}\n`).update(readFileSync(path))
  return hash.digest('hex')
}

function listFiles(source: string) {
  if (/\.\w+$/.test(source)) return [source]
  const entries = readdirSync(source, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
