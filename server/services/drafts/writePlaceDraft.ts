import type { SignedInCtx } from '#server/platform/context.ts'
import { keepDraft } from './keepDraft.ts'

type About = { readonly form: 'report' | 'decision'; readonly placeId: string }

/** Keeps what the person is about to begin in a place. */
export const writePlaceDraft = (ctx: SignedInCtx, about: About, body: object): Promise<void> =>
  ctx.db.transaction((tx) => keepDraft(tx, ctx, { about, placeId: about.placeId, body }))
