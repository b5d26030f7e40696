import { defineArea } from '#server/defineArea.ts'
import { waitingLives } from './decisionDrafts.ts'
import { decisionDraftRoutes, draftRoutes } from './drafts.routes.ts'
import { deleteVainDrafts } from './drafts.store.ts'
import { keptByDraft } from './keptByDraft.ts'
import { findOwnDrafts } from './ownDrafts.store.ts'

/** What people have begun to write and not sent. */
export const draftsService = defineArea({
  routes: [{ mount: draftRoutes }, { mount: decisionDraftRoutes }],
  ownData: findOwnDrafts,
  files: { keeps: keptByDraft },
  jobs: { cleanUp: ({ db }) => deleteVainDrafts(db, waitingLives) },
})
