import type { Actor, Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { checkersOf } from '../audience.store.ts'
import type { DecisionNews } from '../decisionNews.ts'
import type { HeldDecision } from '../holdDecision.ts'
import { lettersOf } from '../outcomeOfDecision.ts'

type Waiting = {
  readonly voterId: string
  readonly castBy: string
  readonly what?: Extract<DecisionNews, 'paperToCheck' | 'contestToCheck'>
}
type Changed = Pick<HeldDecision, 'id' | 'placeId' | 'title' | 'dueAt'>

/** Events and notifications for those who may check a vote by paper power, or a contested one: nobody who is party to it. */
export async function tellCheckers(
  tx: Transaction,
  ctx: Ctx & { readonly actor?: Actor },
  decision: Changed,
  { voterId, castBy, what = 'paperToCheck' }: Waiting,
) {
  const { id: subjectId, placeId } = decision
  const checkers = (await checkersOf(tx, placeId)).filter((person) => person !== voterId && person !== castBy)
  return {
    live: checkers.map((userId) => ({ topic: 'decisions', userId, placeId, subjectId }) as const),
    news: await lettersOf(tx, ctx, decision, { what, recipients: checkers, isHighlighted: true }),
  }
}
