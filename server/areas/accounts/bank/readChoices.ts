import type { bankLineRoutes } from '#contract/accounts/bankLines.ts'
import { suspenseAccounts } from '#contract/accounts/suspenseAccounts.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { chartOfOffer, findChart } from '#server/services/ledger/ledger.store.ts'
import { findCoownerAmounts } from '../balances/balances.store.ts'
import { findBankLine, findCandidates } from './bankLines.store.ts'

type Choices = typeof bankLineRoutes.choices

/** The choices of an accountant for a bank line. */
export async function readChoices(
  { db, actor, offer, now }: SignedInCtx,
  { params: { placeId, bankLineId } }: RouteOutput<Choices>,
): Promise<RouteAnswer<Choices>> {
  const scope = { userId: actor.userId, placeId }
  const line = await findBankLine(db, scope, bankLineId)
  if (!line) throw new Problem('not_found', 'the place has no such bank line')
  const candidates = await findCandidates(db, scope, { lineIds: [line.id], isNear: false })
  const isReceived = line.amount > 0
  const amounts = isReceived ? await findCoownerAmounts(db, { ...scope, today: civilDay(now(), offer.timeZone) }) : []
  const suspense = suspenseAccounts[(await findChart(db, placeId)) ?? chartOfOffer(offer)]
  return {
    movements: candidates.map(({ movement }) => movement),
    coOwners: amounts
      .map(({ id, name, lotNumbers, due }) => ({ id, name, lotNumbers, due }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'fr') || a.id.localeCompare(b.id)),
    suspenseAccount: suspense && (isReceived ? suspense.received : suspense.paid),
  }
}
