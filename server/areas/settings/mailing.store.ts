import { eq } from 'drizzle-orm'
import { type MailingPreferences, mailingPreferences as schema } from '#contract/settings.ts'
import type { Queryable } from '#server/platform/database.ts'
import { mailingPreferences } from './settings.tables.ts'

type Kind = Exclude<keyof MailingPreferences, 'chosenAt'>
type Choice = { readonly [K in Kind]?: MailingPreferences[K] | undefined }

/** Paper letters by default: the law requires consent to electronic ones. */
const defaults = { callsForFunds: 'paper', generalMeetings: 'paper', otherLetters: 'paper' } as const

const toMailing = (row: typeof mailingPreferences.$inferSelect | undefined): MailingPreferences =>
  row ? schema.parse({ ...row, chosenAt: row.chosenAt.toISOString() }) : { ...defaults, chosenAt: null }

export async function findMailing(db: Queryable, userId: string): Promise<MailingPreferences> {
  const [row] = await db.select().from(mailingPreferences).where(eq(mailingPreferences.userId, userId))
  return toMailing(row)
}

/** Writes the settings that were sent; the others keep their value or the default. */
export async function writeMailing(
  db: Queryable,
  userId: string,
  choice: Choice,
  chosenAt: Date,
): Promise<MailingPreferences> {
  const first = {
    callsForFunds: choice.callsForFunds ?? defaults.callsForFunds,
    generalMeetings: choice.generalMeetings ?? defaults.generalMeetings,
    otherLetters: choice.otherLetters ?? defaults.otherLetters,
  }
  const [row] = await db
    .insert(mailingPreferences)
    .values({ ...first, userId, chosenAt })
    .onConflictDoUpdate({ target: mailingPreferences.userId, set: { ...choice, chosenAt } })
    .returning()
  return toMailing(row)
}
