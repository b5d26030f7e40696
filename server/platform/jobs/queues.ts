import type { Queue, WorkOptions } from 'pg-boss'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

type Settings = { readonly queue: Omit<Queue, 'name'>; readonly work: WorkOptions }

/** Wakes workers immediately; if that fails, they poll every two seconds. */
const prompt = { notify: true, warningQueueSize: 10_000 } as const
/** A failed job can be seen and retried for two weeks: longer than most holidays. */
const kept = { deleteAfterSeconds: 14 * day, retentionSeconds: 30 * day } as const

/** Tried immediately, then less and less often, and at least every hour, for some two days. */
const forTwoDays = {
  retryLimit: 57,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: hour,
  expireInSeconds: 5 * minute,
} as const

/** Tried immediately, then less and less often, for over an hour. */
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
  /**
   * One for each person and exchange with unread messages. One runs at a time per person, so that no two mails contain the same
   * messages.
   */
  exchanges: {
    queue: {
      ...prompt,
      ...kept,
      ...forTwoDays,
      policy: 'singleton',
    },
    work: { batchSize: 5, burstWhenBatchFull: true },
  },
  /** One for each message to a device. After a few hours, it would no longer be news. */
  pushes: {
    queue: {
      ...prompt,
      ...kept,
      ...forAnHour,
    },
    work: { batchSize: 10, burstWhenBatchFull: true },
  },
  /** One for each event about a signature at a provider. */
  signatures: {
    queue: {
      ...prompt,
      ...kept,
      ...forAnHour,
    },
    work: { batchSize: 5, burstWhenBatchFull: true },
  },
  /** One for each change of a support ticket, here and at the help desk. One runs at a time per ticket. */
  helpdesk: {
    queue: {
      ...prompt,
      ...kept,
      ...forTwoDays,
      policy: 'singleton',
    },
    work: { batchSize: 5 },
  },
  /** One for each folder. Written parts stay written, so another process continues after them. */
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
  /** Recurrent work: for each task, at most one runs and one waits, across all processes. */
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
 * How soon another process takes over the jobs of a dead one. The heartbeat must be missing, a process must notice, and then look
 * for work. Each takes at most half of the given seconds, and a heartbeat is never missing before ten.
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
