import * as z from 'zod/mini'

/** The kinds of jobs. The server uses these words for its jobs, in its log too. */
const jobKinds = [
  'the link of a forgotten password',
  'the link of an activation',
  'the link of a locked account',
  'the mails of a notification',
  'the mail of a notification',
  'the mail of an exchange',
  'the digest of exchanges',
  'the pushes of a notification',
  'the push of a notification',
  'the test of a push',
  'the mail to a new member',
  'the notice of a change of account',
  'the check of an import',
  'the import of a folder',
  'the mail of a vote cast for somebody',
  'the reminders of votes',
  'the plan of digests',
  'the announcements of calls',
  'the announcements of debits',
  'the outcome of a signature',
  'the signatures nobody reported',
  'the proof of the totals of books',
  'the check of votes',
  'the escalation of broken promises',
  'the exchange of a support ticket',
  'the hand-over of forgotten tickets',
  'the closing of solved tickets',
  'the clean-up',
] as const
export const jobKind = z.enum(jobKinds)
export type JobKindName = z.output<typeof jobKind>

/** Waiting, also for another attempt; running; failed: given up after the last attempt. */
export const jobStates = ['failed', 'running', 'waiting'] as const
export const jobState = z.enum(jobStates)
export type JobState = z.output<typeof jobState>

/** The rows that jobs concern. */
const jobSubjects = ['person', 'notification', 'invitation', 'device', 'import', 'ticket'] as const
export type JobSubject = (typeof jobSubjects)[number]

/** A job as an administrator sees it: the rows that it names, and never its content or recipient address. */
export const job = z.object({
  id: z.uuid(),
  /** `null` = a kind of another release, which this one does not know. */
  kind: z.nullable(jobKind),
  state: jobState,
  subjects: z.array(z.object({ name: z.enum(jobSubjects), id: z.uuid() })),
  /** Failed attempts. */
  failures: z.int(),
  createdAt: z.iso.datetime(),
  /** When it is due, has begun, or was given up. */
  since: z.iso.datetime(),
  /** Why the last attempt failed, in the words of the other server; `null` = no attempt has failed. */
  reason: z.nullable(z.string()),
})
export type Job = z.output<typeof job>

/** The number of jobs of a kind in each state. Kinds without jobs are left out. */
export const jobCounts = z.object({
  counts: z.array(z.object({ kind: z.nullable(jobKind), failed: z.int(), running: z.int(), waiting: z.int() })),
})
export type JobCounts = z.output<typeof jobCounts>
