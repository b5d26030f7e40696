import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'

/** Moves the time of the job queue, which it reads from the database, to this many milliseconds from now. */
export async function passJobTime(db: Database, milliseconds: number): Promise<void> {
  const later = sql.raw(`
    create or replace function jobs.job_now() returns timestamp with time zone language sql stable
    as $$ select now() + interval '${milliseconds} milliseconds' $$`)
  await db.execute(later)
}
