import type { z } from 'zod'
import type { JobKindName } from '#contract/jobs.ts'
import type { Platform } from '../context.ts'
import type { Queryable } from '../database.ts'
import type { Sites } from '../sites.ts'
import type { QueueName } from './queues.ts'

/** What a job may use, in addition to its data. */
export type JobMeans = { readonly platform: Platform; readonly sites: Sites }

/** A job to be done: the name of its kind, and data that names rows instead of copying them. */
export type NewJob = {
  readonly queue: QueueName
  readonly kind: JobKindName
  readonly data: object
  /** No second job with the same id is written while the first is stored. */
  readonly id?: string
  /** In a queue that supports it, no two jobs with the same key run at once, across all processes. */
  readonly oneAtATime?: string
  /** Seconds for which it is stored once it is done or has failed, if less than usual. */
  readonly keptFor?: number
}

/** Writes jobs in the caller's transaction: they are done once it has committed, and never when it is rolled back. */
export type Jobs = {
  readonly add: (tx: Queryable, ...jobs: readonly NewJob[]) => Promise<void>
  /** Gives a failed job one more attempt, immediately. */
  readonly retry: (tx: Queryable, job: { readonly queue: string; readonly id: string }) => Promise<void>
}

/** A kind of job, for the workers. */
export type JobKind = {
  readonly kind: JobKindName
  readonly queue: QueueName
  /** Rejects for a retry. It may run twice when a process dies at the wrong moment. */
  readonly run: (means: JobMeans, data: unknown) => Promise<void>
}

type Declaration<Data extends z.ZodType<object>> = Omit<JobKind, 'run'> &
  Pick<NewJob, 'keptFor'> & {
    readonly data: Data
    /** The key of jobs that may not run at once. */
    readonly oneAtATime?: (data: z.input<Data>) => string
  }
type Run<Data extends z.ZodType<object>> = (means: JobMeans, data: z.output<Data>) => Promise<void>

/**
 * Declares a kind of job whose work the manifests supply: `of` adds one, and `doneBy` supplies the work. Its data are parsed
 * again when it runs, because another release may have written them.
 */
export function declareJob<Data extends z.ZodType<object>>(declaration: Declaration<Data>) {
  const { kind, queue, data, keptFor, oneAtATime } = declaration
  return {
    of: (given: z.input<Data> & object, id?: string): NewJob => ({
      queue,
      kind,
      data: given,
      ...(id && { id }),
      ...(keptFor && { keptFor }),
      ...(oneAtATime && { oneAtATime: oneAtATime(given) }),
    }),
    doneBy: (run: Run<Data>): JobKind => ({
      kind,
      queue,
      run: (means: JobMeans, found: unknown) => run(means, data.parse(found)),
    }),
  }
}

/** Declares a kind of job, with its work. */
export function defineJob<Data extends z.ZodType<object>>(definition: Declaration<Data> & { readonly run: Run<Data> }) {
  const { of, doneBy } = declareJob(definition)
  return { ...doneBy(definition.run), of }
}
