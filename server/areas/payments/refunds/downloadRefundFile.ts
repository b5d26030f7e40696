import { z } from 'zod'
import { paperPaths } from '#contract/papers.ts'
import { audit } from '#server/platform/audit.ts'
import { Problem } from '#server/platform/problem.ts'
import { servedPaper } from '#server/services/papers/servedPaper.ts'
import { findCreditor } from '../mandates/mandates.store.ts'
import { findFile, refundsOfFile } from './refundFiles.store.ts'
import { writtenRefundFile } from './writtenRefundFile.ts'

/** A file of transfers that was handed out, as often as it is needed; each download is audited. */
export const downloadRefundFile = servedPaper({
  path: paperPaths.refundFile,
  params: z.object({ placeId: z.uuid(), fileId: z.uuid() }),
  permission: 'payment.collect',
  format: 'bank',
  placeOf: async (_, { placeId }) => placeId,
  make: async (ctx, { placeId, fileId }) => {
    const { db, actor } = ctx
    const scope = { userId: actor.userId, placeId }
    const [creditor, found] = [await findCreditor(db, scope), await findFile(db, scope, fileId)]
    if (!creditor || found?.file.state !== 'handedOut') throw new Problem('not_found', 'no such file was handed out')
    const { file } = found
    const { text, hash } = writtenRefundFile(ctx, creditor, file, await refundsOfFile(db, fileId))
    if (hash !== file.hash) throw new Problem('conflict', 'the account of the creditor has changed since')
    await audit(db, ctx, { action: 'payments.downloadRefundFile', subjectId: fileId, actor, detail: { placeId } })
    return { bytes: Buffer.from(text), name: `${file.messageId}.${file.format === 'cpa005' ? 'txt' : 'xml'}` }
  },
})
