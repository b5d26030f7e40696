import type { LiveEvent } from '#contract/live.ts'
import type { OfferCode } from '#contract/offers.ts'

/** One open stream, as the hub sees it. */
export type Listener = {
  readonly userId: string
  readonly offer: OfferCode
  readonly hear: (event: LiveEvent) => void
  /** Called now and then: proxies take a quiet stream for a dead one, and rights may have ended. */
  readonly beat: () => void
  /** The process is stopping: the stream ends, and its client reconnects elsewhere. */
  readonly end: () => void
}

export type Hub = {
  /**
   * Adds a stream: it receives every event after `last`, and regular beats. Throws when the person or the process has
   * too many streams, or the database does not answer. Returns a function that removes the stream.
   */
  readonly join: (listener: Listener) => Promise<{ readonly last: bigint; readonly leave: () => void }>
  /** The id of the latest event passed on. */
  readonly position: () => bigint
  /** How many streams are open in this process. */
  readonly countStreams: () => number
  /** Ends every stream immediately and accepts no new one. */
  readonly endStreams: () => void
  readonly close: () => Promise<void>
}
