import { inBatches } from '#server/demo/inBatches.ts'
import type { Seed } from '#server/demo/seed.ts'
import { notifications } from '../notifications.tables.ts'
import { demoNotifications } from './demoNotifications.ts'

export const seed: Seed = (tx, { now }) =>
  inBatches(demoNotifications(now), (rows) => tx.insert(notifications).values(rows))
