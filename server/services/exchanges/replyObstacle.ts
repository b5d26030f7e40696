import { Problem } from '#server/platform/problem.ts'

/** Why a reply by mail is not posted, or not whole. */
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

/** Runs what may refuse the person, and returns why it did; `null` = it did not. Throws what another attempt may mend. */
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
