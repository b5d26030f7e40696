import { movementQuery, movementsCsvPath } from '#contract/accounts/movements.ts'
import { servedCsv } from '#server/services/papers/servedCsv.ts'
import { accountWords } from '../accountWords.ts'
import { checkFilters, scopeOf } from './listMovements.ts'
import { type Position, readInOrder } from './movements.store.ts'

/** Rows in memory at once. */
const batchSize = 1_000

/** All filtered movements in the order of the books, without the columns that are hidden from the reader. */
export const movementsCsv = servedCsv({
  path: movementsCsvPath,
  query: movementQuery,
  permission: 'buildingAccounts.read',
  make: async ({ db, actor, locale }, { placeId, roles, query: { sort: _, ...filters } }) => {
    const scope = scopeOf(actor.userId, placeId, roles)
    checkFilters(scope, filters)
    const { t, nameOf } = accountWords(locale)
    const columns = [
      'date',
      'journal',
      'number',
      'label',
      'piece',
      'account',
      'name',
      'debit',
      'credit',
      'key',
    ] as const
    const ofOwners = ['lot', 'owner', 'provider'] as const
    async function* batches() {
      let last: Position | null = null
      while (true) {
        const rows: Awaited<ReturnType<typeof readInOrder>> = await readInOrder(db, scope, filters, last, batchSize)
        yield rows.map((row) => [
          row.enteredOn,
          row.journal,
          `${row.number}`,
          row.label,
          row.pieceReference,
          row.account,
          nameOf(row.account),
          { cents: row.debit },
          { cents: row.credit },
          row.key?.name ?? null,
          ...(scope.seesOwners
            ? [row.lotNumber === null ? null : `${row.lotNumber}`, row.ownerName, row.provider?.name ?? null]
            : []),
        ])
        const end = rows.at(-1)
        if (!end || rows.length < batchSize) return
        last = { enteredOn: end.enteredOn, journal: end.journal, number: end.number, rank: rankOf(end.id) }
      }
    }
    const header = [...columns, ...(scope.seesOwners ? ofOwners : [])].map((column) => t(`movements.${column}`))
    return { name: t('movements.file'), header, batches }
  },
})

const rankOf = (id: string) => Number(id.slice(id.lastIndexOf('.') + 1))
