import { z } from 'zod'
import type { administrationRoutes } from '#contract/administration.ts'
import { type JobCounts, type JobSubject, jobKind } from '#contract/jobs.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import * as store from '#server/platform/jobs/jobs.store.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'

type List = typeof administrationRoutes.jobs
const ids = z.union([z.uuid().transform((id) => [id]), z.array(z.uuid())])
const data = z.record(z.string(), z.unknown()).catch({})
const known = z.nullable(jobKind).catch(null)
/** The subjects that the fields of a job's data name. All other fields stay on the server. */
const subjectOf: ReadonlyMap<string, JobSubject> = new Map([
  ['userId', 'person'],
  ['id', 'notification'],
  ['ids', 'notification'],
  ['invitationId', 'invitation'],
  ['subscriptionId', 'device'],
  ['importId', 'import'],
  ['ticketId', 'ticket'],
])
const mostSubjects = 5

/** Lists jobs for administrators, with their kinds and the reasons for their failures. */
export async function listJobs({ db, offer }: SignedInCtx, { query }: RouteOutput<List>): Promise<RouteAnswer<List>> {
  const { rows, meta } = await store.listJobs(db, { offer: offer.code, state: query.state }, query)
  const jobs = rows.map(({ id, kind, data: found, failures, createdAt, since, reason }) => ({
    id,
    kind: known.parse(kind),
    state: query.state,
    subjects: subjectsOf(found),
    failures: query.state === 'failed' ? failures + 1 : failures,
    createdAt: createdAt.toISOString(),
    since: (since ?? createdAt).toISOString(),
    reason,
  }))
  return listAnswer(jobs, { jobs: byId(jobs) }, meta)
}

export async function countJobs({ db, offer }: SignedInCtx): Promise<JobCounts> {
  const rows = await store.countJobs(db, offer.code)
  return { counts: rows.map(({ kind, ...counts }) => ({ kind: known.parse(kind), ...counts })) }
}

const subjectsOf = (found: unknown) =>
  Object.entries(data.parse(found))
    .flatMap(([field, value]) => {
      const name = subjectOf.get(field)
      const named = ids.safeParse(value)
      return name && named.success ? named.data.map((id) => ({ name, id })) : []
    })
    .slice(0, mostSubjects)
