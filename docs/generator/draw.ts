import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chartsAt } from './commit.ts'
import { recordCoverage } from './coverage.ts'
import { toDiff } from './diff.ts'
import { drawAll, makeDocuments } from './documents.ts'
import { importPages } from './importPages.ts'
import { readCharts } from './machines.ts'
import { permissionsPage } from './permissions.ts'
import { recordReads } from './reads.ts'

const project = path.resolve(import.meta.dirname, '../..')
const folder = path.join(project, 'docs/machines')
const gallery = path.join(project, 'docs/gallery')

const charts = await readCharts(path.join(project, 'machines'))
const [command, ...rest] = process.argv.slice(2)
if (command === 'diff') await writeDiff(rest[0] ?? 'main')
else if (command === 'coverage')
  await writeFile(path.join(gallery, 'coverage.json'), await recordCoverage(project, charts))
else if (command === 'reads') await writeReads(rest)
else await writeDocuments()

async function writeDiff(revision: string) {
  process.stdout.write(toDiff(await chartsAt(project, revision), charts, revision))
}

async function writeReads(only: readonly string[]) {
  const file = path.join(gallery, 'reads.json')
  await writeFile(file, await recordReads(project, charts, { only, known: await readFile(file, 'utf8') }))
}

async function writeDocuments() {
  const documents = makeDocuments(charts, await drawAll(charts))
  await mkdir(folder, { recursive: true })
  for (const [name, content] of documents) await writeFile(path.join(folder, name), content)
  for (const name of await readdir(folder)) if (!documents.has(name)) await rm(path.join(folder, name))
  await writeFile(path.join(project, 'docs/permissions.md'), permissionsPage())
  const pages = await importPages()
  await mkdir(path.join(project, 'docs/import'), { recursive: true })
  for (const [name, content] of pages) await writeFile(path.join(project, 'docs/import', name), content)
  process.stdout.write(
    `${documents.size} files written to docs/machines, ${pages.size} to docs/import, and docs/permissions.md\n`,
  )
}
