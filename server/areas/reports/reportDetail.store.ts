import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { LocaleCode } from '#contract/offers.ts'
import { personShown } from '#contract/people.ts'
import { privacySettings as privacySchema } from '#contract/privacySettings.ts'
import type { ReportDetail } from '#contract/reports/reports.ts'
import type { Queryable } from '#server/platform/database.ts'
import { equipments } from '#server/services/directory/equipments.tables.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { privacySettings } from '#server/services/directory/privacy.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { toFiles } from '#server/services/files/filesOf.store.ts'
import { filesOfReport } from './reportFiles.store.ts'
import { reports, reportWitnesses } from './reports.tables.ts'
import { shownReport, toReport } from './shownReport.store.ts'

type Scope = {
  readonly userId: string
  readonly reportId: string
  readonly today: string
  readonly locale: LocaleCode
  /** Whether the reader is staff and must reach people, whatever neighbours may see. */
  readonly mayReach: boolean
}

const shownWitnesses = 100
/** In the order in which they joined. */
const witnesses = () => sql<unknown>`(
  select coalesce(json_agg(joined.person order by joined.joined_at, joined.user_id), '[]')
  from (select ${personShownIn(sql`w.user_id`, reports.placeId)} as person, w.joined_at, w.user_id
    from ${reportWitnesses} w where w.report_id = ${reports.id}
    order by w.joined_at, w.user_id limit ${sql.raw(String(shownWitnesses))}) joined)`

const people = z.array(personShown)

/** A report as one person sees it, with its reporter, witnesses and files; `null` = the report is in none of their places. */
export async function findReport(db: Queryable, scope: Scope): Promise<ReportDetail | null> {
  const [row] = await db
    .select({
      ...shownReport(scope),
      reporter: personShownIn(reports.reporterId, reports.placeId),
      email: users.email,
      phoneNumber: users.phoneNumber,
      privacy: privacySettings,
      witnesses: witnesses(),
      attachments: filesOfReport,
    })
    .from(reports)
    .leftJoin(equipments, eq(equipments.id, reports.equipmentId))
    .leftJoin(users, eq(users.id, reports.reporterId))
    .leftJoin(privacySettings, eq(privacySettings.userId, users.id))
    .where(and(eq(reports.id, scope.reportId), memberOf(scope.userId, reports.placeId)))
  if (!row) return null
  const reporter = toAuthor(row.reporter, scope.locale)
  // By default nothing is shown, and people who have left cannot be reached.
  const privacy = row.privacy && privacySchema.parse(row.privacy)
  const ifShown = (field: 'email' | 'phoneNumber') => {
    const isShown = row.isReporter || scope.mayReach || privacy?.[field] === 'public'
    return isShown && reporter.userId !== null ? row[field] : null
  }
  return {
    ...toReport(row),
    reporter: { ...reporter, email: ifShown('email'), phoneNumber: ifShown('phoneNumber') },
    witnesses: people.parse(row.witnesses),
    attachments: toFiles(row.attachments),
  }
}
