import type { BankLine, bankLineRoutes } from '#contract/accounts/bankLines.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { findBankLines, findCandidates } from './bankLines.store.ts'
import { ownerInText } from './ownerInText.ts'
import { findNamedLots } from './owners.store.ts'

type List = typeof bankLineRoutes.list
type Found = Awaited<ReturnType<typeof findBankLines>>['rows'][number]

/** Bank lines with their probable matches. */
export async function listBankLines(
  { db, actor }: SignedInCtx,
  { params: { placeId }, query: { page, perPage, ...filters } }: RouteOutput<List>,
): Promise<RouteAnswer<List>> {
  const scope = { userId: actor.userId, placeId }
  const { rows, total } = await findBankLines(db, scope, filters, { page, perPage })
  const open = rows.map(({ line }) => line).filter(({ state }) => state === 'unmatched')
  const lineIds = open.map(({ id }) => id)
  const candidates = Map.groupBy(await findCandidates(db, scope, { lineIds, isNear: true }), ({ lineId }) => lineId)
  const isNamed = open.some(({ id, amount }) => amount > 0 && !candidates.has(id))
  const lots = isNamed ? await findNamedLots(db, scope) : []

  const proposalFor = ({ id, amount, label, reference, state }: Found['line']): BankLine['proposal'] => {
    if (state !== 'unmatched') return null
    const [nearest] = candidates.get(id) ?? []
    if (nearest) return { kind: 'movement', movement: nearest.movement }
    const ownerId = amount > 0 ? ownerInText(`${label} ${reference ?? ''}`, lots) : null
    const owner = lots.find((lot) => lot.ownerId === ownerId)
    return owner ? { kind: 'owner', ownerId: owner.ownerId, ownerName: owner.ownerName } : null
  }
  const shown = rows.map(({ line, movement, isYearOpen }): BankLine => {
    const { id, account, bookedOn, amount, label, reference, state, isPosted } = line
    return {
      id,
      account,
      bookedOn,
      amount,
      label,
      reference,
      state,
      isPosted,
      movement,
      isYearOpen,
      proposal: proposalFor(line),
    }
  })
  return listAnswer(shown, { bankLines: byId(shown) }, { total, page, perPage })
}
