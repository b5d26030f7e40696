import { demoId } from '#server/demo/chance.ts'
import type { CallsOf } from './routeCall.ts'

const day = '2030-01-10'
const label = 'Facture d’eau'

export const accountsCalls: CallsOf<'accounts'> = ({ placeId, fiscalYearId, entryId, worksId }) => ({
  mine: { params: { placeId } },
  position: { params: { placeId } },
  lines: { params: { placeId } },
  line: { params: { placeId, entryId, rank: '1' } },
  calledOn: { params: { placeId, dueOn: '2030-01-01' } },
  voteBudget: {
    params: { placeId, fiscalYearId },
    body: { budget: { votedOn: day, items: [{ account: '601', amount: 120_000 }] } },
  },
  voteWorks: {
    params: { placeId },
    body: {
      works: {
        fiscalYearId,
        reference: 'TRX-1',
        label: 'Ravalement',
        votedAmount: 500_000,
        votedOn: day,
        calls: [{ dueOn: day, amount: 500_000 }],
      },
    },
  },
  settleWorks: { params: { placeId, worksId }, body: { closing: { closedOn: day } } },
  postEntry: {
    params: { placeId },
    body: {
      entry: {
        journal: 'AC',
        enteredOn: day,
        label,
        lines: [
          { account: '601', debit: 5_000 },
          { account: '401', credit: 5_000 },
        ],
      },
    },
  },
  reverseEntry: { params: { placeId, entryId }, body: { reversal: { enteredOn: day, label } } },
  receivePayment: {
    params: { placeId },
    body: {
      payment: {
        ownerId: demoId('person coproprietaire'),
        amount: 10_000,
        paidOn: day,
        bankAccount: '512',
        label: 'Virement reçu',
      },
    },
  },
  transferLot: {
    params: { placeId },
    body: { transfer: { lotId: demoId('a lot'), buyerId: demoId('person bailleur'), soldOn: day } },
  },
  references: { params: { placeId } },
  openDebts: { params: { placeId }, query: { owner_id: demoId('person coproprietaire'), on: day } },
  openYear: { params: { placeId }, body: { fiscalYear: { startsOn: '2032-01-01', endsOn: '2032-12-31' } } },
  readClosing: { params: { placeId, fiscalYearId } },
  closeYear: { params: { placeId, fiscalYearId } },
  approveYear: { params: { placeId, fiscalYearId }, body: { approval: { approvedOn: day } } },
})

export const plannedCallsCalls: CallsOf<'plannedCalls'> = ({ placeId, callId }) => ({
  list: { params: { placeId } },
  read: { params: { placeId, callId } },
})

export const buildingAccountsCalls: CallsOf<'buildingAccounts'> = ({ placeId, fiscalYearId }) => ({
  budgets: { query: { place_id: placeId, fiscal_year_id: fiscalYearId } },
  treasuries: { params: { placeId } },
  forecast: { params: { placeId } },
  overview: { params: { placeId, fiscalYearId } },
  annexes: { params: { placeId, fiscalYearId } },
})

export const movementsCalls: CallsOf<'movements'> = ({ placeId, entryId, fiscalYearId }) => ({
  list: { params: { placeId } },
  read: { params: { placeId, entryId } },
  codes: { params: { placeId } },
  providers: { params: { placeId, fiscalYearId } },
})

export const bankLinesCalls: CallsOf<'bankLines'> = ({ placeId, bankLineId, entryId }) => {
  const params = { placeId, bankLineId }
  return {
    toMatch: {},
    list: { params: { placeId } },
    choices: { params },
    match: { params, body: { match: { entryId, rank: 1 } } },
    receive: { params, body: { payment: { ownerId: demoId('person coproprietaire') } } },
    suspend: { params },
    ignore: { params },
    reopen: { params },
  }
}

export const coownerAmountsCalls: CallsOf<'coownerAmounts'> = ({ placeId }) => ({
  list: { params: { placeId } },
})

export const transactionsCalls: CallsOf<'transactions'> = ({ placeId }) => ({
  list: { params: { placeId } },
})

export const accountPlacesCalls: CallsOf<'accountPlaces'> = ({ placeId }) => ({
  list: { params: { placeId } },
})

export const parcelsCalls: CallsOf<'parcels'> = ({ placeId }) => ({
  parcels: { params: { placeId } },
  contracts: { params: { placeId } },
})
