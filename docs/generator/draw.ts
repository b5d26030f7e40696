import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeDocuments } from './documents.ts'
import { permissionsPage } from './permissions.ts'

const project = path.resolve(import.meta.dirname, '../..')
const folder = path.join(project, 'docs/machines')

const documents = await makeDocuments(path.join(project, 'machines'))
await mkdir(folder, { recursive: true })
for (const [name, content] of documents) await writeFile(path.join(folder, name), content)
for (const name of await readdir(folder)) if (!documents.has(name)) await rm(path.join(folder, name))
await writeFile(path.join(project, 'docs/permissions.md'), permissionsPage())
process.stdout.write(`${documents.size} files written to docs/machines, and docs/permissions.md\n`)
