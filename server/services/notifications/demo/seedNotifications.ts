import type { Seed } from '#server/demo/seed.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { notifications } from '../notifications.tables.ts'
import { demoNotifications } from './demoNotifications.ts'

export const seed: Seed = (tx, world) =>
  inBatches(demoNotifications(world), (rows) => tx.insert(notifications).values(rows))
