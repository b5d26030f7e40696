import { accountPlaceRoutes } from '#contract/accounts/accountPlaces.ts'
import { accountRoutes } from '#contract/accounts/accounts.ts'
import { annexRoutes } from '#contract/accounts/annexes.ts'
import { bankLineRoutes } from '#contract/accounts/bankLines.ts'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { budgetDraft, entryDraft, paymentDraft, worksDraft } from '#contract/accounts/bookkeepingDrafts.ts'
import { buildingAccountRoutes } from '#contract/accounts/building.ts'
import { coownerAmountRoutes } from '#contract/accounts/coownerAmounts.ts'
import { movementRoutes } from '#contract/accounts/movements.ts'
import { parcelRoutes } from '#contract/accounts/parcels.ts'
import { plannedCallRoutes } from '#contract/accounts/plannedCalls.ts'
import { referenceRoutes } from '#contract/accounts/references.ts'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { transactionRoutes } from '#contract/accounts/transactions.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { keepForm } from '#server/services/drafts/keptForm.ts'
import type { SetAside } from '#server/services/ledger/afterCredit.ts'
import { annexPapers } from './annexes/annexPapers.ts'
import { readAnnexes } from './annexes/readAnnexes.ts'
import { coownerAmountsCsv } from './balances/coownerAmountsCsv.ts'
import { listCoownerAmounts } from './balances/listCoownerAmounts.ts'
import { listBankLines } from './bank/listBankLines.ts'
import { listBankLinesToMatch } from './bank/listBankLinesToMatch.ts'
import {
  ignoreBankLine,
  matchBankLine,
  receiveBankLine,
  reopenBankLine,
  suspendBankLine,
} from './bank/matchBankLine.ts'
import { readChoices } from './bank/readChoices.ts'
import { postByHand, reverseByHand } from './bookkeeping/postByHand.ts'
import { readOpenDebts } from './bookkeeping/readOpenDebts.ts'
import { readReferences } from './bookkeeping/readReferences.ts'
import { receivePayment } from './bookkeeping/receivePayment.ts'
import { transferLot } from './bookkeeping/transferLot.ts'
import type { IsDecisionOf } from './budgets/requireDecision.ts'
import { voteBudget } from './budgets/voteBudget.ts'
import { voteWorks } from './budgets/voteWorks.ts'
import { listBudgets } from './building/listBudgets.ts'
import { listTreasuries } from './building/listTreasuries.ts'
import { readForecast } from './building/readForecast.ts'
import { readOverview } from './building/readOverview.ts'
import { announceCalls } from './calls/announceCalls.ts'
import { issueCalls } from './calls/issueCalls.ts'
import { listPlannedCalls, readPlannedCall } from './calls/readPlannedCalls.ts'
import { approveYear } from './closing/approveYear.ts'
import { closeYear } from './closing/closeYear.ts'
import { openYear } from './closing/openYear.ts'
import { readClosing } from './closing/readClosing.ts'
import { settleWorks } from './closing/settleWorks.ts'
import { fec } from './fec/fec.ts'
import { listAccountPlaces } from './movements/listAccountPlaces.ts'
import { listAccountCodes, listMovements } from './movements/listMovements.ts'
import { listTransactions } from './movements/listTransactions.ts'
import { movementsCsv } from './movements/movementsCsv.ts'
import { readEntry } from './movements/readEntry.ts'
import { readProviders } from './movements/readProviders.ts'
import { findOwnMovements } from './ownMovements.store.ts'
import { listContracts } from './parcels/listContracts.ts'
import { listParcels } from './parcels/listParcels.ts'
import { proveTotals } from './proof/proveTotals.ts'
import { readAccount } from './readAccount.ts'
import { searchMovements } from './search/searchMovements.store.ts'
import { searchOwnLines } from './search/searchOwnLines.store.ts'
import { listLines } from './statement/listLines.ts'
import { readCalledOn } from './statement/readCalledOn.ts'
import { readLine } from './statement/readLine.ts'
import { readPosition } from './statement/readPosition.ts'
import { seesProof } from './statement/seesProof.store.ts'
import { statementPapers } from './statement/statementPapers.ts'

type OfOtherAreas = { readonly isDecisionOf: IsDecisionOf; readonly setAside: SetAside }

/** The personal account of a co-owner, and the books of the building. */
export const accountsArea = ({ isDecisionOf, setAside }: OfOtherAreas) =>
  defineArea({
    routes: [
      served(accountRoutes, {
        mine: readAccount(setAside),
      }),
      served(statementRoutes, {
        position: readPosition(setAside),
        lines: listLines,
        line: readLine,
        calledOn: readCalledOn,
      }),
      ...statementPapers,
      served(movementRoutes, {
        list: listMovements,
        read: readEntry,
        codes: listAccountCodes,
        providers: readProviders,
      }),
      movementsCsv,
      served(transactionRoutes, { list: listTransactions }),
      served(accountPlaceRoutes, { list: listAccountPlaces }),
      served(parcelRoutes, { parcels: listParcels, contracts: listContracts }),
      served(coownerAmountRoutes, { list: listCoownerAmounts }),
      coownerAmountsCsv,
      served(buildingAccountRoutes, {
        budgets: listBudgets,
        treasuries: listTreasuries,
        forecast: readForecast,
        overview: readOverview,
      }),
      served(plannedCallRoutes, { list: listPlannedCalls, read: readPlannedCall }),
      served(annexRoutes, { annexes: readAnnexes }),
      ...annexPapers,
      fec,
      served(bankLineRoutes, {
        toMatch: listBankLinesToMatch,
        list: listBankLines,
        choices: readChoices,
        match: matchBankLine,
        receive: receiveBankLine,
        suspend: suspendBankLine,
        ignore: ignoreBankLine,
        reopen: reopenBankLine,
      }),
      served(bookkeepingRoutes, {
        voteBudget: voteBudget(isDecisionOf),
        voteWorks: voteWorks(isDecisionOf),
        settleWorks,
        postEntry: postByHand,
        reverseEntry: reverseByHand,
        receivePayment,
        transferLot,
        openYear,
        readClosing,
        closeYear,
        approveYear: approveYear(setAside),
      }),
      served(referenceRoutes, { references: readReferences, openDebts: readOpenDebts }),
    ],
    drafts: [keepForm(budgetDraft), keepForm(entryDraft), keepForm(paymentDraft), keepForm(worksDraft)],
    files: { sees: [seesProof] },
    ownData: findOwnMovements,
    jobs: {
      hourly: [
        { what: 'the announcements of calls', run: announceCalls },
        { what: 'the proof of the totals of books', run: proveTotals },
      ],
      whenDue: [{ what: 'the calls for funds', run: issueCalls(setAside) }],
    },
    search: { ownLine: searchOwnLines, movement: searchMovements },
    imports: async () => (await import('./imports/files.ts')).accountFiles,
    seed: () => import('./demo/seedAccounts.ts'),
  })
