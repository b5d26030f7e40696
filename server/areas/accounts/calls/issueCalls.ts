import { civilDay, momentAt } from '#server/platform/civilDay.ts'
import { clockContexts } from '#server/platform/clockContexts.ts'
import type { Ctx, Platform } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { Sites } from '#server/platform/sites.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import type { SetAside } from '#server/services/ledger/afterCredit.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { useCredit } from '../bookkeeping/useCredit.ts'
import { callLines } from './callLines.ts'
import { callsToIssue, lockCall, nextCallDay, sharesOfCall, writeIssued } from './calls.store.ts'

/**
 * Issues every call once, on its day in the building's calendar: several processes may run it, and the first to lock a call posts
 * its entry. Returns the moment of the next one. A failure is logged and does not stop the others.
 */
export const issueCalls =
  (setAside: SetAside) =>
  async (platform: Platform, sites: Pick<Sites, 'all' | 'urlOf'>): Promise<Date | null> => {
    const moments = []
    for (const ctx of clockContexts(platform, sites)) {
      const { code, timeZone } = ctx.offer
      const today = civilDay(ctx.now(), timeZone)
      for (const { id } of await callsToIssue(ctx.db, code, today)) {
        await change(ctx, (tx) => issueCall(tx, ctx, setAside, id)).catch((error: unknown) =>
          ctx.log.fault(`call ${id} was not issued`, error),
        )
      }
      const next = await nextCallDay(ctx.db, code, today)
      if (next) moments.push(momentAt(`${next} 00:00`, timeZone))
    }
    return moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
  }

async function issueCall(tx: Transaction, ctx: Ctx, setAside: SetAside, id: string) {
  const call = await lockCall(tx, id)
  if (!call) return unchanged
  const shares = await sharesOfCall(tx, id)
  const entryId = await postEntry(tx, {
    placeId: call.placeId,
    journal: 'AF',
    enteredOn: call.dueOn,
    label: call.label,
    source: `call:${id}`,
    postedBy: null,
    postedAt: ctx.now(),
    lines: callLines(call, shares),
  })
  await writeIssued(tx, id, entryId)
  await useCredit(tx, setAside, {
    placeId: call.placeId,
    ownerIds: [...new Set(shares.flatMap(({ ownerId }) => ownerId ?? []))],
    day: call.dueOn,
    label: ledgerWords(ctx.offer).t('creditUsed'),
    source: `credit:call:${id}`,
    postedBy: null,
    postedAt: ctx.now(),
  })
  return { audited: [], live: [{ topic: 'accounts' as const, placeId: call.placeId }] }
}
