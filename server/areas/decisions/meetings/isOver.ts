const halfADay = 12 * 3_600_000

type Meeting = {
  readonly heldAt: Date
  /** Whether every resolution on the agenda is decided; false without an agenda. */
  readonly hasDecided: boolean
}

/** A meeting that began by then is over whatever it has decided. */
export const latestStartOfOver = (at: Date): Date => new Date(at.getTime() - halfADay)

/** A meeting is over once everything is decided, and at the latest half a day after it began: some rooms count on paper. */
export const isOver = ({ heldAt, hasDecided }: Meeting, at: Date): boolean =>
  heldAt <= at && (hasDecided || heldAt <= latestStartOfOver(at))
