import { Problem } from '#server/platform/problem.ts'

/** Why a reply by mail is not posted, or not completely. */
export type ReplyObstacle =
  | 'gone'
  | 'closed'
  | 'takesNoMessages'
  | 'otherAddress'
  | 'expired'
  | 'tooLong'
  | 'empty'
  | 'tooMany'
  | 'files'
  | 'refused'

/**
 * Runs code that may refuse the person, and returns the reason; `null` = it did not refuse. Throws errors that a retry may
 * resolve.
 */
export async function obstacleIn(act: () => Promise<unknown>): Promise<ReplyObstacle | null> {
  try {
    await act()
    return null
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return obstacleOf(error)
  }
}

function obstacleOf({ code, detail: { fields = [] } }: Problem): ReplyObstacle {
  if (code === 'not_found' || code === 'forbidden') return 'gone'
  if (code === 'action_not_possible') return 'closed'
  if (code === 'too_many_requests') return 'tooMany'
  return fields.some((field) => field.code === 'takesNoMessages') ? 'takesNoMessages' : 'refused'
}
