import { accountRoutes } from '#contract/accounts/accounts.ts'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { issueCalls } from './calls/issueCalls.ts'
import { findOwnMovements } from './ownMovements.store.ts'
import { readAccount } from './readAccount.ts'
import { listLines } from './statement/listLines.ts'
import { readLine } from './statement/readLine.ts'
import { readPosition } from './statement/readPosition.ts'
import { seesProof } from './statement/seesProof.ts'
import { statementPapers } from './statement/statementPapers.ts'

/** The personal account of a co-owner. */
export const accountsArea = defineArea({
  routes: [
    served(accountRoutes, {
      mine: (ctx, { params }) => readAccount(ctx, params.placeId),
    }),
    served(statementRoutes, {
      position: (ctx, { params }) => readPosition(ctx, params.placeId),
      lines: listLines,
      line: readLine,
    }),
    ...statementPapers,
  ],
  files: { sees: [seesProof] },
  ownData: findOwnMovements,
  jobs: { whenDue: [{ what: 'the calls for funds', run: issueCalls }] },
  seed: () => import('./demo/seedAccounts.ts'),
})
