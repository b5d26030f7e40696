import type { communityRoutes, Invitation } from '#contract/community.ts'
import { email as emailSchema } from '#contract/emails.ts'
import { invitationRoles } from '#contract/permissions.ts'
import type { FieldCode } from '#contract/problems.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { activationMailTo } from '#server/services/access/linkMails.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { insertMembership } from '#server/services/directory/joining.store.ts'
import { ensureAccount, findAccountByEmail, lockPassword } from '#server/services/directory/profile.store.ts'
import * as store from './invitations.store.ts'
import { noteNewMember } from './tellNewMember.ts'
import { toInvitation } from './toInvitation.ts'

type Guest = { readonly email: string; readonly role: RoleName; readonly placeId: string }

/**
 * Invites a person to a place. Somebody who already uses this site becomes a member immediately and is notified; anybody
 * else gets an activation link and becomes a member by choosing a password.
 */
export async function invite(
  ctx: SignedInCtx,
  { params: { placeId }, body: { invitation } }: RouteOutput<typeof communityRoutes.invite>,
): Promise<Invitation> {
  const guest = { placeId, email: emailOf(invitation.email), role: roleOf(invitation.role) }
  await ctx.limits.take('invitation', ctx.actor.userId)

  return changeAndAnswer(ctx, (tx) => keep(tx, ctx, guest))
}

async function keep(tx: Transaction, ctx: SignedInCtx, { email, role, placeId }: Guest) {
  const { actor, offer } = ctx
  const now = ctx.now()
  const known = await findAccountByEmail(tx, email)
  if (known?.id === actor.userId) throw refused('taken')
  // As at sign-in, an account can be used only on the site of its own offer.
  if (known && known.offers.length > 0 && !known.offers.includes(offer.code)) throw refused('invalid')
  const userId = known?.id ?? (await ensureAccount(tx, { email, offer: offer.code, locale: ctx.locale, now }))
  // The lock orders this against a concurrent choice of a password: either the password is seen here, or that choice sees the
  // invitation.
  const hasPassword = (await lockPassword(tx, userId)) !== null
  if (await store.holdsRole(tx, { userId, placeId, role })) throw refused('taken')

  const accepted = hasPassword ? { acceptedAt: now, userId } : {}
  const values = { placeId, email, role, invitedBy: actor.userId, createdAt: now, ...accepted }
  const row = await store.insertInvitation(tx, values)
  if (!row) throw refused('taken')
  if (hasPassword && !(await insertMembership(tx, { userId, placeId, role, since: now }))) throw refused('taken')
  // Only mails that are sent count, so that refused invitations do not use up the limit of an address.
  await ctx.limits.take('mail', email)
  if (!hasPassword) await ctx.jobs.add(tx, activationMailTo(ctx, userId, row.id))

  const detail = { placeId, role, isMember: hasPassword }
  const invitedBy = await store.nameOf(tx, actor.userId)
  const seenByMember = hasPassword ? await noteNewMember(tx, ctx, { userId, placeId, invitedBy }) : []
  return {
    audited: [{ action: 'community.invite', subjectId: row.id, detail }],
    live: [...seenByMember, { topic: 'community', placeId, subjectId: row.id } as const],
    answer: () => toInvitation(row, invitedBy),
  }
}

function emailOf(typed: string): string {
  const parsed = emailSchema.safeParse(typed)
  if (parsed.success) return parsed.data
  throw wrong('email', typed.trim() === '' ? 'required' : 'invalidEmail')
}

function roleOf(role: RoleName): RoleName {
  const allowed: readonly RoleName[] = invitationRoles
  if (allowed.includes(role)) return role
  throw wrong('role', 'invalid')
}

const wrong = (field: 'email' | 'role', code: FieldCode) =>
  new Problem('invalid_value', 'nobody can be invited like this', { fields: [{ field: `invitation.${field}`, code }] })

const refused = (code: FieldCode) =>
  new Problem('conflict', 'this address cannot be invited to the place in this role', {
    fields: [{ field: 'invitation.email', code }],
  })
