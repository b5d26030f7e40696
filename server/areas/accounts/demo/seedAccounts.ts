import type { Seed } from '#server/demo/seed.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { accountMovements } from '../accounts.tables.ts'
import { demoAccounts } from './demoAccounts.ts'

export const seed: Seed = (tx, { now, lots }) =>
  inBatches(demoAccounts(now, lots), (rows) => tx.insert(accountMovements).values(rows))
