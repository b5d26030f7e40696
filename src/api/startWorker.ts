import { createWorker } from './createWorker.ts'

/** A worker: it takes messages, and answers when it can. */
export type Thread = {
  readonly tell: (message: unknown) => void
  readonly onAnswer: (hear: (answer: unknown) => void) => void
  readonly onFailure: (hear: () => void) => void
  readonly stop: () => void
}

/** Starts a module worker, for callers that only exchange messages with it. */
export function startWorker(url: string): Thread {
  const worker = createWorker(url)
  return {
    tell: (message) => worker.postMessage(message),
    onAnswer: (hear) => worker.addEventListener('message', ({ data }) => hear(data)),
    onFailure: (hear) => worker.addEventListener('error', () => hear()),
    stop: () => worker.terminate(),
  }
}
