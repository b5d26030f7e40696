import * as z from 'zod/mini'
import { listOf, pageQuery } from './lists.ts'
import { placeParams } from './places.ts'
import { privateFields } from './privacySettings.ts'
import { saying } from './problems.ts'
import { roleFilter, roleName } from './roles.ts'
import { route } from './route.ts'

/** A person of a place, as far as their privacy settings show them to the caller; `null` = not shown. */
export const contact = z.object({
  userId: z.uuid(),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  roles: z.array(roleName),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  address: z.nullable(z.string()),
  birthDate: z.nullable(z.iso.date()),
  /** Whether their settings let the caller write to them. */
  mayBeMessaged: z.boolean(),
  /** Whether it is the caller, who cannot select themself. */
  isSelf: z.boolean(),
  /** Of the caller: the fields here that their settings hide from neighbours. Of others: none. */
  hiddenFields: z.array(z.enum(privateFields)),
})
export type Contact = z.output<typeof contact>

export const invitation = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  email: z.string(),
  role: roleName,
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  /** `null` = still pending. */
  acceptedAt: z.nullable(z.iso.datetime()),
})
export type Invitation = z.output<typeof invitation>

const role = z.object({ id: roleName, name: roleName })

export const distributionListKinds = ['everyone', 'coowners', 'council', 'tenants', 'staff'] as const
export const distributionListKind = z.enum(distributionListKinds)
export type DistributionListKind = z.output<typeof distributionListKind>
export const distributionList = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  kind: distributionListKind,
  membersCount: z.int(),
})

export const communityRoutes = {
  contacts: route({
    method: 'get',
    path: '/v1/places/:placeId/contacts',
    access: 'person',
    permission: 'contact.read',
    summary: 'The people of a place by name, each as their privacy settings allow',
    params: placeParams,
    query: z.object({
      ...pageQuery(),
      search: z.optional(z.string().check(z.maxLength(200))),
      /** `cs`, `residents`, `partner`… (specification §6). */
      byRole: z.optional(roleFilter),
    }),
    status: 200,
    answer: listOf('users', contact),
    refusals: ['not_found'],
  }),
  invitations: route({
    method: 'get',
    path: '/v1/places/:placeId/invitations',
    access: 'person',
    permission: 'invitation.read',
    summary: 'Invitations to a place, the latest first: the caller’s own, or all of them for managers',
    params: placeParams,
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('invitations', invitation),
    refusals: ['not_found'],
  }),
  invite: route({
    method: 'post',
    path: '/v1/places/:placeId/invitations',
    access: 'person',
    permission: 'invitation.create',
    summary: 'Invites a person to a place by e-mail; they become a member once they accept',
    params: placeParams,
    body: z.strictObject({
      invitation: z.strictObject({
        email: z.string(saying('required')).check(z.maxLength(254, saying('too_long'))),
        role: roleName,
      }),
    }),
    status: 200,
    answer: invitation,
    refusals: ['not_found', 'conflict'],
  }),
  withdraw: route({
    method: 'delete',
    path: '/v1/places/:placeId/invitations/:invitationId',
    access: 'person',
    permission: 'invitation.create',
    summary: 'Withdraws a pending invitation',
    params: z.object({ placeId: z.uuid(), invitationId: z.uuid() }),
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'conflict'],
  }),
  roles: route({
    method: 'get',
    path: '/v1/roles',
    access: 'person',
    summary: 'Job roles; with `filter=for_invitation` only those that an invitation may give',
    query: z.object({ q: z.optional(z.enum(['for_invitation'])), ...pageQuery(100) }),
    status: 200,
    answer: listOf('roles', role),
    refusals: [],
  }),
  distributionLists: route({
    method: 'get',
    path: '/v1/places/:placeId/distribution_lists',
    access: 'person',
    permission: 'distributionList.read',
    summary: 'Groups of people of a place that one message can reach',
    params: placeParams,
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('distributionLists', distributionList),
    refusals: ['not_found'],
  }),
}
