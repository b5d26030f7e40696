import { z } from 'zod'
import type { FileState } from '#contract/payments/bankFiles.ts'
import { audit } from '#server/platform/audit.store.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { servedPaper } from '#server/services/papers/servedPaper.ts'
import { findCreditor } from '../mandates/mandates.store.ts'
import type { Standing } from '../mandates/standing.ts'

type Handed = {
  readonly id: string
  readonly state: FileState
  readonly format: string
  readonly messageId: string
  readonly hash: string
}
type Kind<File extends Handed, Row> = {
  readonly path: string
  readonly action: `payments.${string}`
  readonly find: (
    db: Queryable,
    scope: { readonly userId: string; readonly placeId: string },
    fileId: string,
  ) => Promise<{ readonly file: File } | null>
  /** Reads the content of the file, in its original order. */
  readonly rowsOf: (db: Queryable, fileId: string) => PromiseLike<readonly Row[]>
  readonly write: (
    ctx: SignedInCtx,
    creditor: NonNullable<Standing['creditor']>,
    file: File,
    rows: readonly Row[],
  ) => { readonly text: string; readonly hash: string }
}

/** Serves a file that was handed out, any number of times; each download is audited. */
export const bankFilePaper = <File extends Handed, Row>({ path, action, find, rowsOf, write }: Kind<File, Row>) =>
  servedPaper({
    path,
    params: z.object({ placeId: z.uuid(), fileId: z.uuid() }),
    permission: 'payment.collect',
    format: 'bank',
    placeOf: async (_, { placeId }) => placeId,
    make: async (ctx, { placeId, fileId }) => {
      const { db, actor } = ctx
      const scope = { userId: actor.userId, placeId }
      const [creditor, found] = [await findCreditor(db, scope), await find(db, scope, fileId)]
      if (!creditor || found?.file.state !== 'handedOut') throw new Problem('not_found', 'no such file was handed out')
      const { file } = found
      const { text, hash } = write(ctx, creditor, file, await rowsOf(db, fileId))
      if (hash !== file.hash) throw new Problem('conflict', 'the account of the creditor has changed since')
      await audit(db, ctx, { action, subjectId: fileId, actor, detail: { placeId } })
      return { bytes: Buffer.from(text), name: `${file.messageId}.${file.format === 'cpa005' ? 'txt' : 'xml'}` }
    },
  })
