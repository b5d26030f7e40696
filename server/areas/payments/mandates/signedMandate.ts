import { z } from 'zod'
import { paperPaths } from '#contract/papers.ts'
import { Problem } from '#server/platform/problem.ts'
import { servedPaper } from '#server/services/papers/servedPaper.ts'
import { findMandates } from './mandates.store.ts'
import { mandateWords } from './mandateWords.ts'
import { readSealed } from './sealedMandate.ts'

/** The person's own mandate in force, as it was sealed. */
export const signedMandate = servedPaper({
  path: paperPaths.mandate,
  params: z.object({ placeId: z.uuid() }),
  permission: 'payment.make',
  placeOf: async (_, { placeId }) => placeId,
  make: async (ctx, { placeId }) => {
    const { current } = await findMandates(ctx.db, { userId: ctx.actor.userId, placeId })
    const bytes = current && (await readSealed(ctx, current))
    if (!current || !bytes) throw new Problem('not_found', 'the person has no mandate that was signed here')
    return { bytes, name: mandateWords(ctx.locale).t('paper.file', { rum: current.rum }) }
  },
})
