import type { Queue, WorkOptions } from 'pg-boss'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

type Settings = { readonly queue: Omit<Queue, 'name'>; readonly work: WorkOptions }

/** Wakes workers at once; where that fails, they look every two seconds. A worker that dies is noticed by its heartbeat. */
const prompt = { notify: true, heartbeatSeconds: 30, warningQueueSize: 10_000 } as const

export const queues = {
  /** One mail each. They are tried for some two days, and at least every hour. */
  mails: {
    queue: {
      ...prompt,
      retryLimit: 54,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: hour,
      expireInSeconds: 5 * minute,
      retentionSeconds: 4 * day,
      deleteAfterSeconds: 3 * day,
    },
    work: { batchSize: 5, burstWhenBatchFull: true },
  },
  /** Recurrent work: of each task, one runs and one waits at most, in all processes together. */
  tasks: {
    queue: {
      ...prompt,
      policy: 'stately',
      retryLimit: 3,
      retryDelay: minute,
      retryBackoff: true,
      expireInSeconds: hour,
      retentionSeconds: day,
      deleteAfterSeconds: day,
    },
    work: { batchSize: 1 },
  },
} as const satisfies Readonly<Record<string, Settings>>

export type QueueName = keyof typeof queues
