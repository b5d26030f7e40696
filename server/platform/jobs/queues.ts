import type { Queue, WorkOptions } from 'pg-boss'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

type Settings = { readonly queue: Omit<Queue, 'name'>; readonly work: WorkOptions }

/** Wakes workers at once; where that fails, they look every two seconds. */
const prompt = { notify: true, warningQueueSize: 10_000 } as const
/** A job that was given up is seen, and can be tried again, for two weeks: longer than people are on holiday. */
const kept = { deleteAfterSeconds: 14 * day, retentionSeconds: 30 * day } as const

/** Tried at once, then less and less often, and at least every hour, for some two days. */
const forTwoDays = {
  retryLimit: 57,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: hour,
  expireInSeconds: 5 * minute,
} as const

/** Tried at once, then less and less often, for over an hour. */
const forAnHour = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 15 * minute,
  expireInSeconds: minute,
} as const

export const queues = {
  /** One mail each. */
  mails: {
    queue: {
      ...prompt,
      ...kept,
      ...forTwoDays,
    },
    work: { batchSize: 5, burstWhenBatchFull: true },
  },
  /** What one person has not read of one exchange each. Of each person, one runs, so that no two mails hold the same words. */
  exchanges: {
    queue: {
      ...prompt,
      ...kept,
      ...forTwoDays,
      policy: 'singleton',
    },
    work: { batchSize: 5, burstWhenBatchFull: true },
  },
  /** One message to one device each. Hours later, it would be no news. */
  pushes: {
    queue: {
      ...prompt,
      ...kept,
      ...forAnHour,
    },
    work: { batchSize: 10, burstWhenBatchFull: true },
  },
  /** What became of one signature at a provider each. */
  signatures: {
    queue: {
      ...prompt,
      ...kept,
      ...forAnHour,
    },
    work: { batchSize: 5, burstWhenBatchFull: true },
  },
  /** What happened to one support ticket, here and at the help desk. Of each ticket, one runs. */
  helpdesk: {
    queue: {
      ...prompt,
      ...kept,
      ...forTwoDays,
      policy: 'singleton',
    },
    work: { batchSize: 5 },
  },
  /** A folder each. The parts that are written stay written, so another process goes on after them. */
  imports: {
    queue: {
      ...prompt,
      ...kept,
      retryLimit: 3,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: minute,
      expireInSeconds: hour,
    },
    work: { batchSize: 1 },
  },
  /** Recurrent work: of each task, one runs and one waits at most, in all processes together. */
  tasks: {
    queue: {
      ...prompt,
      ...kept,
      policy: 'stately',
      retryLimit: 3,
      retryDelay: minute,
      retryBackoff: true,
      expireInSeconds: hour,
    },
    work: { batchSize: 1 },
  },
} as const satisfies Readonly<Record<string, Settings>>

export type QueueName = keyof typeof queues

/**
 * How soon the jobs of a process that has died are done by another one: its heartbeat must be missing, somebody must notice, and
 * look for work. Each takes half of the given seconds at most, and a heartbeat is never missing before ten.
 */
export function takeOverWithin(seconds: number) {
  const half = Math.ceil(seconds / 2)
  return {
    heartbeatSeconds: Math.max(half, 10),
    superviseIntervalSeconds: half,
    monitorIntervalSeconds: half,
    notifyPollingIntervalSeconds: Math.min(half, 30),
  }
}
