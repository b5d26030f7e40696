import { rm } from 'node:fs/promises'
import { openJobs } from '../platform/jobs/openJobs.ts'
import { migrate } from '../platform/migrate.ts'
import { openEmbedded } from '../platform/openDatabase.ts'

/**
 * Makes an empty embedded database with all tables, for first starts to copy: creating one takes longer than the rest of a start.
 */
export async function buildDatabase(output: string): Promise<void> {
  await rm(output, { recursive: true, force: true })
  const { db, jobs, close } = await openEmbedded(output)
  await migrate(db)
  const log = {
    fault: (_: string, error: unknown) => {
      throw error
    },
  }
  const queue = await openJobs({ database: jobs, log, isPassive: true })
  await queue.stop()
  await close()
}
