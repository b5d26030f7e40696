import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { checkersOf } from '../audience.store.ts'
import type { HeldDecision } from '../holdDecision.ts'
import { lettersOf } from '../outcomeOfDecision.ts'

type Parties = { readonly voterId: string; readonly castBy: string }

/** Events and notifications for those who may check a vote by paper power: nobody who is party to it. */
export async function tellCheckers(tx: Transaction, ctx: SignedInCtx, decision: HeldDecision, parties: Parties) {
  const { id: subjectId, placeId } = decision
  const checkers = (await checkersOf(tx, placeId)).filter(
    (person) => person !== parties.voterId && person !== parties.castBy,
  )
  const letter = { what: 'paperToCheck', recipients: checkers, isHighlighted: true } as const
  return {
    live: checkers.map((userId) => ({ topic: 'decisions', userId, placeId, subjectId }) as const),
    news: await lettersOf(tx, ctx, decision, letter),
  }
}
