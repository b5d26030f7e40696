import { randomUUID } from 'node:crypto'
import { shareOut } from '#contract/accounts/shareOut.ts'
import { decisionDraft } from '#contract/decisions/decisionDrafts.ts'
import type { DecisionDetail, decisionRoutes } from '#contract/decisions/decisions.ts'
import type { FieldCode } from '#contract/problems.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { lotsByKey } from '#server/services/directory/lotShares.store.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import { useAttachments } from '#server/services/files/useAttachments.ts'
import { votersOf } from '../audience.store.ts'
import { readDecision } from '../decision/readDecision.ts'
import { outcomeOfDecision } from '../outcomeOfDecision.ts'
import { insertDecision, insertFiles } from './opening.store.ts'
import { nameOfKey } from './repartitionKeys.store.ts'
import { wrongDueDate } from './votingPeriod.ts'

type Call = RouteOutput<typeof decisionRoutes.create> & { readonly roles: readonly RoleName[] }
type Written = Omit<Call['body']['decision'], 'attachmentIds'>

/** Puts a resolution to the vote, and freezes its voters, their votes and their costs. */
export async function createDecision(ctx: SignedInCtx, call: Call): Promise<DecisionDetail> {
  const { actor } = ctx
  const { placeId } = call.params
  const { attachmentIds, ...written } = call.body.decision
  const createdAt = ctx.now()
  const dueAt = new Date(written.dueAt)
  if (!ctx.offer.majorities.includes(written.rule)) throw wrong('rule', 'invalid')
  const wrongDate = wrongDueDate({ createdAt, dueAt }, decisionSettings[ctx.offer.code], ctx.offer.timeZone)
  if (wrongDate !== null) throw wrong('due_at', wrongDate)

  return changeAndAnswer(ctx, async (tx) => {
    const id = randomUUID()
    const keyName = await keyOf(tx, placeId, written)
    const frozen = await freeze(tx, placeId, written)
    const keyTotal = frozen.reduce((total, { shares }) => total + shares, 0)
    const values = {
      ...written,
      id,
      placeId,
      keyName,
      keyTotal,
      dueAt,
      createdAt,
      updatedAt: createdAt,
      authorId: actor.userId,
      searchText: toSearchText(`${written.title} ${written.description}`),
    }
    const [placeLocale = ctx.locale] = ctx.offer.locales
    const lots = frozen.map((lot) => ({ ...lot, decisionId: id }))
    await insertDecision(tx, values, lots, placeLocale)
    await useAttachments(tx, ctx, { ids: attachmentIds, field: 'decision.attachment_ids' })
    await insertFiles(tx, id, attachmentIds)

    await dropDraft(tx, ctx, { form: decisionDraft.form, placeId, subjectId: null })
    const detail = { placeId, rule: written.rule, lots: frozen.length }
    const news = [{ what: 'opened', recipients: await votersOf(tx, id), isHighlighted: true }] as const
    const outcome = await outcomeOfDecision(tx, ctx, values, { action: 'decisions.create', detail, news })
    return { ...outcome, answer: () => readDecision(tx, ctx, { params: { decisionId: id }, roles: call.roles }) }
  })
}

/** Under art. 24 III only owners who bear the cost vote, so a key must say who they are. */
async function keyOf(tx: Transaction, placeId: string, { keyId, rule }: Written): Promise<string | null> {
  if (keyId === null && rule === 'art24_iii') throw wrong('key_id', 'required')
  if (keyId === null) return null
  const name = await nameOfKey(tx, placeId, keyId)
  if (name === null) throw wrong('key_id', 'invalid')
  return name
}

/** The current lots, each with its part of the cost; lots that bear none have `null`. */
async function freeze(tx: Transaction, placeId: string, { keyId, projectCents }: Written) {
  const lots = await lotsByKey(tx, placeId, keyId)
  const shares = lots.map((lot) => lot.shares)
  if (!shares.some((share) => share > 0)) throw wrong('key_id', 'invalid')
  const parts = projectCents === null ? [] : shareOut(projectCents, shares)
  return lots.map((lot, index) => ({ ...lot, cents: lot.shares === 0 ? null : (parts[index] ?? null) }))
}

const wrong = (field: 'rule' | 'due_at' | 'key_id', code: FieldCode) =>
  new Problem('invalid_value', 'this cannot be put to the vote', { fields: [{ field: `decision.${field}`, code }] })
