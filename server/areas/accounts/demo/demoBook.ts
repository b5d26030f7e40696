import { ownerAccounts } from '#contract/accounts/chartOfAccounts.ts'
import { demoId } from '#server/demo/chance.ts'
import type { NewEntry, NewLine } from '#server/services/ledger/ledger.store.ts'

/** The unpaid amount of a line: a debt of its owner, or a credit if negative. */
export type OpenItem = {
  readonly ownerId: string
  readonly account: string
  readonly lotId: string
  readonly worksId: string | null
  readonly dueOn: string | null
  /** Due only when the accounts of this year are approved. */
  readonly awaitsYearId: string | null
  /** Cents. */
  open: number
}

type DemoEntry = NewEntry & { readonly id: string }
type Posting = Pick<NewEntry, 'journal' | 'enteredOn' | 'label' | 'lines' | 'pieceReference' | 'source' | 'proofId'> & {
  /** Unique in the place, and the same in every seed. */
  readonly name: string
}
type Year = { readonly id: string }

const owed: readonly string[] = ownerAccounts
const balanceKey = ({ account, providerId, worksId, keyId }: NewLine) =>
  [account, providerId ?? '', worksId ?? '', keyId ?? ''].join(' ')

/** The books of one place while they are written: entries by year, balances, and debts of owners. */
export function openBook(place: { readonly key: string; readonly id: string }, postedAt: Date) {
  const entries: DemoEntry[] = []
  const balances = new Map<string, NewLine & { balance: number }>()
  let items: OpenItem[] = []
  let year: Year = { id: '' }

  return {
    entries,
    balances: () => [...balances.values()].filter(({ balance }) => balance !== 0),
    balanceOf: (account: string) =>
      [...balances.values()].reduce((sum, line) => sum + (line.account === account ? line.balance : 0), 0),
    items: () => items,
    /** Assigns later entries to this year. */
    begin: (next: Year) => {
      year = next
      balances.clear()
    },
    /** Called before an opening entry, which repeats the debts of owners. */
    forgetItems: () => {
      items = []
    },
    post: ({ name, ...posting }: Posting) => {
      const lines = posting.lines.filter(({ debit = 0, credit = 0 }) => debit !== 0 || credit !== 0)
      if (lines.length === 0) return
      const id = demoId(`entry ${place.key} ${name}`)
      entries.push({ ...posting, lines, id, placeId: place.id, fiscalYearId: year.id, postedBy: null, postedAt })
      for (const line of lines) {
        const amount = (line.debit ?? 0) - (line.credit ?? 0)
        const { balance = 0 } = balances.get(balanceKey(line)) ?? {}
        const { account, providerId, worksId, keyId } = line
        balances.set(balanceKey(line), { account, providerId, worksId, keyId, balance: balance + amount })
      }
      if (posting.journal !== 'BQ') items.push(...lines.flatMap(itemOf))
    },
  }
}

export type Book = ReturnType<typeof openBook>

function itemOf({ account, ownerId, lotId, worksId, dueOn, awaitsYearId, debit = 0, credit = 0 }: NewLine): OpenItem[] {
  if (!ownerId || !lotId || !owed.includes(account)) return []
  return [
    {
      ownerId,
      account,
      lotId,
      worksId: worksId ?? null,
      dueOn: dueOn ?? null,
      awaitsYearId: awaitsYearId ?? null,
      open: debit - credit,
    },
  ]
}

/** A line of either side: positive for a debit, negative for a credit. */
export const signed = (amount: number): Pick<NewLine, 'debit' | 'credit'> =>
  amount < 0 ? { credit: -amount } : { debit: amount }
