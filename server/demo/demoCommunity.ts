import type { invitations } from '#server/services/directory/invitations.tables.ts'
import type { memberships } from '#server/services/directory/places.tables.ts'
import type { privacySettings } from '#server/services/directory/privacy.tables.ts'
import { demoId } from './chance.ts'
import { byDay } from './demoHours.ts'
import { demoEmail } from './demoPeople.ts'

type Membership = typeof memberships.$inferInsert
type Privacy = typeof privacySettings.$inferInsert

const day = 24 * 3_600_000
const main = demoId('place tilleuls')
const person = (name: string) => demoId(`person ${name}`)

/** The lessor lets flats through a company and appears under its name. */
const chosenIdentities = new Map([
  [`${person('bailleur')} ${main} lessor`, { displayName: 'SCI Marchand et filles', isDefault: true }],
])

/** Each role is an identity with its own stable id, so that links to it survive a new seed. */
export const demoIdentities = (rows: readonly Membership[]): Membership[] =>
  rows.map((row) => {
    const key = `${row.userId} ${row.placeId} ${row.role}`
    return { ...row, id: demoId(`identity ${key}`), displayName: null, isDefault: false, ...chosenIdentities.get(key) }
  })

/** One invitation is accepted, one is still pending. */
export const demoInvitations = (now: Date): (typeof invitations.$inferInsert)[] => [
  {
    id: demoId('invitation invite'),
    placeId: main,
    email: demoEmail('invite'),
    role: 'coowner_secondary',
    invitedBy: person('coproprietaire'),
    createdAt: byDay(new Date(now.getTime() - 90 * day), { offer: 'ESE' }),
    acceptedAt: byDay(new Date(now.getTime() - 88 * day), { offer: 'ESE' }),
    userId: person('invite'),
  },
  {
    id: demoId('invitation waiting'),
    placeId: main,
    email: demoEmail('paul.delattre'),
    role: 'tenant',
    invitedBy: person('coproprietaire'),
    createdAt: byDay(new Date(now.getTime() - 4 * day), { offer: 'ESE' }),
  },
]

const allPrivate = {
  email: 'private',
  phoneNumber: 'private',
  address: 'private',
  birthDate: 'private',
  messagesFrom: 'all_contacts',
} as const
const reachable = { ...allPrivate, email: 'public', phoneNumber: 'public' } as const

/** Staff, the caretaker and the board can be reached; neighbours differ, and most have never chosen. */
export const demoPrivacy = (neighbours: readonly string[]): Privacy[] => [
  ...['president', 'gestionnaire', 'comptable', 'gardien'].map((name) => ({ ...reachable, userId: person(name) })),
  { ...allPrivate, userId: person('conseil'), email: 'public' },
  { ...allPrivate, userId: person('bailleur'), messagesFrom: 'coowners_lessors' },
  { ...allPrivate, userId: person('locataire'), phoneNumber: 'public', messagesFrom: 'tenants' },
  { ...allPrivate, userId: person('verrouille'), messagesFrom: 'board_members' },
  ...neighbours.flatMap((userId, index): Privacy[] => {
    if (index % 4 === 0) return [{ ...allPrivate, userId, email: 'public' }]
    if (index % 7 === 0) return [{ ...allPrivate, userId, messagesFrom: 'board_members' }]
    return index % 9 === 0 ? [{ ...reachable, userId, messagesFrom: 'coowners_lessors' }] : []
  }),
]
