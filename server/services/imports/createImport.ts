import { randomUUID } from 'node:crypto'
import type { importRoutes } from '#contract/importRoutes.ts'
import { importFileLimit, importFolderLimit } from '#contract/imports.ts'
import type { FieldCode } from '#contract/problems.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { NewJob } from '#server/platform/jobs/job.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { insertImport } from './imports.store.ts'
import type { Folder } from './openFolder.ts'
import { UnreadableStatement, withStatements } from './withStatements.ts'

type Create = typeof importRoutes.create
type Given = RouteOutput<Create>['body']['import']['files']
/** The job that compares the files with the database. */
type CheckOf = (data: { readonly importId: string; readonly offer: SignedInCtx['offer']['code'] }) => NewJob

/** Stores the files of a folder, and adds a job that compares them with the database. */
export const createImport =
  (checkOf: CheckOf) =>
  async (ctx: SignedInCtx, { body }: RouteOutput<Create>): Promise<RouteAnswer<Create>> => {
    const { files } = body.import
    const folder = await withStatements(toFolder(files)).catch((error: unknown) => {
      if (!(error instanceof UnreadableStatement)) throw error
      throw refusal(
        files.findIndex(({ name }) => name === error.file),
        'content',
        'unacceptedFile',
      )
    })
    const [id, offer] = [randomUUID(), ctx.offer.code]
    return changeAndAnswer(ctx, async (tx) => {
      await insertImport(tx, { id, offer, authorId: ctx.actor.userId, createdAt: ctx.now(), folder })
      await ctx.jobs.add(tx, checkOf({ importId: id, offer }))
      const detail = { files: folder.size }
      return { audited: [{ action: 'imports.create', subjectId: id, detail }], live: [], answer: () => ({ id }) }
    })
  }

function toFolder(files: Given): Folder {
  const folder = new Map<string, Uint8Array>()
  for (const [index, { name, content }] of files.entries()) {
    if (folder.has(name)) throw refusal(index, 'name', 'taken')
    const bytes = Buffer.from(content, 'base64')
    // Decoding skips invalid base64, so the length reveals it.
    if (Math.ceil(content.replace(/=+$/, '').length * 0.75 - 0.5) !== bytes.length) {
      throw refusal(index, 'content', 'invalid')
    }
    if (bytes.length > importFileLimit) throw refusal(index, 'content', 'fileTooLarge')
    folder.set(name, bytes)
  }
  const size = [...folder.values()].reduce((sum, { byteLength }) => sum + byteLength, 0)
  if (size > importFolderLimit)
    throw new Problem('request_too_large', `the folder is larger than ${importFolderLimit} bytes`)
  return folder
}

const refusal = (index: number, field: 'name' | 'content', code: FieldCode) =>
  new Problem('invalid_value', 'a file of the folder cannot be taken', {
    fields: [{ field: `import.files.${index}.${field}`, code }],
  })
