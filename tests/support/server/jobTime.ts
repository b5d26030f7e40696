import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'

/** The job queue asks the database for the time: from now on, it is this many milliseconds later there. */
export async function passJobTime(db: Database, milliseconds: number): Promise<void> {
  const later = sql.raw(`
    create or replace function jobs.job_now() returns timestamp with time zone language sql stable
    as $$ select now() + interval '${milliseconds} milliseconds' $$`)
  await db.execute(later)
}
