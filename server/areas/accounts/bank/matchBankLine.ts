import type { bankLineRoutes } from '#contract/accounts/bankLines.ts'
import { suspenseAccounts } from '#contract/accounts/suspenseAccounts.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { postEntry, reverseEntry } from '#server/services/ledger/postEntry.ts'
import { postPayment } from '#server/services/ledger/postPayment.ts'
import { requireKnown } from '../bookkeeping/requireKnown.ts'
import { findCandidates } from './bankLines.store.ts'
import { settleBankLine } from './settleBankLine.ts'

type Routes = typeof bankLineRoutes

/** An entry that the portal posts from a bank line names the bank in its first line. */
const posted = (entryId: string) => ({ entryId, rank: 1, isPosted: true })

/** Matches a bank line to a movement of the books. */
export const matchBankLine = (ctx: SignedInCtx, { params, body: { match } }: RouteOutput<Routes['match']>) =>
  settleBankLine(ctx, {
    params,
    action: { type: 'line.match' },
    audited: 'accounts.matchBankLine',
    settle: async ({ tx, line }) => {
      const scope = { userId: ctx.actor.userId, placeId: line.placeId }
      const candidates = await findCandidates(tx, scope, { lineIds: [line.id], isNear: false })
      const isCandidate = candidates.some(({ movement: { entryId, rank } }) => {
        return entryId === match.entryId && rank === match.rank
      })
      if (!isCandidate) throw new Problem('conflict', 'no such movement of this amount is left in this account')
      return { ...match, isPosted: false }
    },
  })

/** Records a bank line as the payment of a co-owner. */
export const receiveBankLine = (ctx: SignedInCtx, { params, body }: RouteOutput<Routes['receive']>) =>
  settleBankLine(ctx, {
    params,
    action: { type: 'line.match' },
    audited: 'accounts.receiveBankLine',
    settle: async ({ tx, line: { placeId, amount, bookedOn, account, label, reference } }) => {
      if (amount < 0) throw new Problem('conflict', 'the bank has paid it out')
      const { ownerId } = body.payment
      await requireKnown(tx, placeId, { ownerIds: [ownerId] }, 'payment.owner_id')
      const payment = { ownerId, amount, paidOn: bookedOn, bankAccount: account, named: [] }
      const { id } = await postPayment(tx, {
        ...payment,
        placeId,
        label,
        pieceReference: reference,
        postedBy: ctx.actor.userId,
        postedAt: ctx.now(),
      })
      return posted(id)
    },
  })

/** Posts a bank line to the suspense account of its side. */
export const suspendBankLine = (ctx: SignedInCtx, { params }: RouteOutput<Routes['suspend']>) =>
  settleBankLine(ctx, {
    params,
    action: { type: 'line.match' },
    audited: 'accounts.suspendBankLine',
    settle: async ({ tx, line, books: { chart } }) => {
      const suspense = suspenseAccounts[chart]
      if (!suspense) throw new Problem('conflict', 'the chart has no suspense account')
      const { placeId, amount, bookedOn, account, label, reference } = line
      const lines =
        amount > 0
          ? [
              { account, debit: amount },
              { account: suspense.received, credit: amount },
            ]
          : [
              { account, credit: -amount },
              { account: suspense.paid, debit: -amount },
            ]
      const entry = { placeId, journal: 'BQ', enteredOn: bookedOn, label, pieceReference: reference, lines } as const
      return posted(await postEntry(tx, { ...entry, postedBy: ctx.actor.userId, postedAt: ctx.now() }))
    },
  })

export const ignoreBankLine = (ctx: SignedInCtx, { params }: RouteOutput<Routes['ignore']>) =>
  settleBankLine(ctx, {
    params,
    action: { type: 'line.ignore' },
    audited: 'accounts.ignoreBankLine',
    settle: async () => null,
  })

/** Undoes the decision about a bank line; an entry posted from it is reversed on its own day. */
export const reopenBankLine = (ctx: SignedInCtx, { params }: RouteOutput<Routes['reopen']>) =>
  settleBankLine(ctx, {
    params,
    action: { type: 'line.reopen' },
    audited: 'accounts.reopenBankLine',
    settle: async ({ tx, line: { placeId, entryId, bookedOn, label, isPosted } }) => {
      if (isPosted && entryId !== null) {
        await reverseEntry(tx, {
          placeId,
          entryId,
          enteredOn: bookedOn,
          label: ledgerWords(ctx.offer).t('mirrored', { label }),
          postedBy: ctx.actor.userId,
          postedAt: ctx.now(),
        })
      }
      return null
    },
  })
