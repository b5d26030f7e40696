import { draftRoutes } from '#contract/drafts.ts'
import { type Area, defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { deleteStaleDrafts, keptByDraft } from './drafts.store.ts'
import type { KeptForm } from './keptForm.ts'
import { findOwnDrafts } from './ownDrafts.store.ts'
import { readDraft } from './readDraft.ts'
import { removeDraft } from './removeDraft.ts'
import { writeDraft } from './writeDraft.ts'

export const draftsService = (forms: readonly KeptForm[]): Area =>
  defineArea({
    routes: [
      served(draftRoutes, {
        read: (ctx, call) => readDraft(ctx, forms, call),
        write: (ctx, call) => writeDraft(ctx, forms, call),
        remove: (ctx, call) => removeDraft(ctx, forms, call),
      }),
    ],
    ownData: findOwnDrafts,
    files: { keeps: keptByDraft },
    jobs: { cleanUp: ({ db }) => deleteStaleDrafts(db, forms) },
  })
