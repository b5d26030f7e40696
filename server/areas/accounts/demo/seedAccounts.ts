import { demoId } from '#server/demo/chance.ts'
import { demoFiscalYears } from '#server/demo/demoFiscalYears.ts'
import type { Seed } from '#server/demo/seed.ts'
import type { Transaction } from '#server/platform/database.ts'
import { callLines } from '../calls/callLines.ts'
import { sharesOfCall, writeIssued } from '../calls/calls.store.ts'
import { planCalls } from '../calls/planCalls.ts'
import { insertEntries, type NewEntry, openLedger } from '../ledger/ledger.store.ts'
import { demoAccounts, owing } from './demoAccounts.ts'

type DemoLedger = ReturnType<typeof demoAccounts>[number]
type Year = { readonly id: string; readonly startsOn: string; readonly endsOn: string }

/** The books of every place: what was called, and what owners have paid of it. */
export const seed: Seed = (tx, { now }) =>
  tx.transaction(async (ledgerTx) => {
    const years = demoFiscalYears(now)
    for (const ledger of demoAccounts(now)) {
      await openLedger(ledgerTx, ledger.placeId, ledger.chart)
      for (const year of years) {
        if (year.placeId === ledger.placeId) await seedYear(ledgerTx, ledger, { ...year, id: year.id ?? '' }, now)
      }
    }
  })

async function seedYear(tx: Transaction, ledger: DemoLedger, year: Year, now: Date): Promise<void> {
  const { key, placeId, chart, accounts, quarterly } = ledger
  const called = ledger.calls.filter(({ dueOn }) => dueOn >= year.startsOn && dueOn <= year.endsOn)
  if (called.length === 0) return
  const callIds = await planCalls(
    tx,
    {
      placeId,
      fiscalYearId: year.id,
      account: accounts.owner,
      product: accounts.called,
      voted: [{ keyId: null, keyName: null, amount: quarterly * called.length }],
      days: called,
    },
    (dueOn) => demoId(`call ${key} ${dueOn}`),
  )
  const base = { placeId, fiscalYearId: year.id, postedBy: null, postedAt: now }
  for (const [index, call] of called.entries()) {
    const callId = callIds[index]
    if (!callId || !call.isIssued) continue
    const shares = await sharesOfCall(tx, callId)
    const entry: NewEntry & { id: string } = {
      ...base,
      id: demoId(`call entry ${key} ${call.dueOn}`),
      journal: 'AF',
      enteredOn: call.dueOn,
      label: call.label,
      source: `call:${callId}`,
      lines: callLines({ account: accounts.owner, product: accounts.called, dueOn: call.dueOn }, shares),
    }
    const due = Map.groupBy(shares, ({ ownerId }) => ownerId)
    const payments = [...due].flatMap(([ownerId, ofOwner]): (NewEntry & { id: string })[] => {
      if (ownerId === null || (call.isPresent && ownerId === owing)) return []
      const amount = ofOwner.reduce((sum, share) => sum + share.amount, 0)
      return [
        {
          ...base,
          id: demoId(`payment ${key} ${ownerId} ${call.dueOn}`),
          journal: 'BQ',
          enteredOn: call.paidOn,
          label: 'Virement reçu',
          lines: [
            { account: accounts.bank, debit: amount },
            { account: accounts.owner, ownerId, credit: amount },
          ],
        },
      ]
    })
    await insertEntries(tx, chart, [entry, ...payments])
    await writeIssued(tx, callId, entry.id)
  }
}
