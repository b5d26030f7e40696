import { defineArea } from '#server/defineArea.ts'
import { deleteEndedConfirmations } from './confirmations.store.ts'
import { deleteEndedSessions } from './endedSessions.store.ts'
import { activationMail, resetMail, unlockMail } from './linkMails.ts'
import { deleteExpiredLinks } from './links.store.ts'
import { findOwnSessions } from './ownSessions.store.ts'
import { forgetTries } from './signInTries.store.ts'

/** Sessions, and everything that gives access. */
export const accessService = defineArea({
  routes: [],
  ownData: findOwnSessions,
  jobs: {
    kinds: [activationMail, resetMail, unlockMail],
    cleanUp: async ({ db, now }) => {
      const at = now()
      await deleteEndedConfirmations(db, at)
      await deleteEndedSessions(db, at)
      await deleteExpiredLinks(db, at)
      await forgetTries(db, at)
    },
  },
  seed: () => import('./demo/seedAccess.ts'),
})
