import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Contact } from '#contract/community.ts'
import { communityRoutes } from '#contract/community.ts'
import type { PrivacySettings } from '#contract/privacySettings.ts'
import { type RoleFilter, type RoleName, roleFilters } from '#contract/roles.ts'
import { privacySettings } from '#server/services/directory/privacy.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { demoIdentity, demoName, demoPerson } from '#tests/support/demoNames.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import {
  nowhere,
  personOf,
  placeOf,
  removeMember,
  type SignedIn,
  signedInAs,
  tilleuls,
} from '#tests/support/server/placeWorld.ts'
import { startPlaceWorld } from '#tests/support/server/startPlaceWorld.ts'

const { server, owner, manager } = await startPlaceWorld()
const tenant = await signedInAs(server, 'locataire')
const board = await signedInAs(server, 'conseil')

const params = { placeId: tilleuls }
async function contacts(person: SignedIn, query: Record<string, string> = {}): Promise<readonly Contact[]> {
  const { data } = await person.get(communityRoutes.contacts, { params, query: { per_page: '100', ...query } })
  return data.result.flatMap((id) => data.entities.users[id] ?? [])
}
async function contact(person: SignedIn, name: string): Promise<Contact> {
  const found = (await contacts(person)).find(({ userId }) => userId === personOf(name))
  if (!found) throw new Error(`${name} is no contact`)
  return found
}
const names = async (person: SignedIn, query: Record<string, string>) =>
  (await contacts(person, query)).map(({ displayName }) => displayName)
async function choose(name: string, choice: Partial<PrivacySettings>) {
  await server.platform.db
    .update(privacySettings)
    .set(choice)
    .where(eq(privacySettings.userId, personOf(name)))
}

describe('the contacts of a place', () => {
  it('are listed by name without regard to accents, each once with all their roles', async () => {
    const all = await contacts(owner)
    const plain = all.map(({ displayName }) => displayName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())

    expect(plain).toEqual([...plain].sort())
    expect(new Set(all.map(({ userId }) => userId)).size).toBe(all.length)
    expect((await contact(owner, 'president')).roles).toEqual([
      'coowner',
      'coownership_board_member',
      'president_board_member',
    ])
  })

  it('are never repeated or skipped between pages', async () => {
    const all = (await contacts(owner)).map(({ userId }) => userId)
    const paged: string[] = []
    for (let page = 1; page <= Math.ceil(all.length / 10); page++) {
      const answer = await owner.get(communityRoutes.contacts, {
        params,
        query: { page: String(page), per_page: '10' },
      })
      expect(answer.meta).toEqual({ total: all.length, perPage: 10, page })
      paged.push(...answer.data.result)
    }
    expect(paged).toEqual(all)
    const beyond = await owner.call(communityRoutes.contacts, { params, query: { page: '99' } })
    expect(beyond.headers.get('x-total')).toBe(String(all.length))
  })

  it('appear under the name they chose for the place, and are found by both names', async () => {
    const chosen = demoIdentity('bailleur', 'tilleuls', 'lessor')
    expect((await contact(owner, 'bailleur')).displayName).toBe(chosen)
    expect(await names(owner, { 'filter[search]': chosen.toLowerCase() })).toEqual([chosen])
    const own = demoPerson('bailleur').firstName.toUpperCase()
    expect(await names(owner, { 'filter[search]': own })).toEqual([chosen])
  })

  const { firstName } = demoPerson('president')
  it.each([toSearchText(firstName), demoName('president').toUpperCase().slice(0, -4)])(
    'are found by "%s" without accents and case',
    async (search) => {
      const found = await names(owner, { 'filter[search]': search })
      expect(found).toContain(demoName('president'))
      expect(found.filter((name) => !name.includes(firstName))).toEqual([])
    },
  )

  it.each(['%', '_', '\\', "' or 1=1 --", 'a & b | !c:*'])('are not found by "%s", which is text', async (search) => {
    expect(await names(owner, { 'filter[search]': search })).toEqual([])
  })

  it('refuse a NUL and a search text that is too long', async () => {
    for (const search of ['a\0b', 'x'.repeat(201)]) {
      const answer = await owner.call(communityRoutes.contacts, { params, query: { 'filter[search]': search } })
      expect(answer.status).toBe(422)
    }
  })

  it('are filtered by role', async () => {
    const all = await contacts(owner)
    for (const [filter, wanted] of Object.entries(roleFilters)) {
      const holders = all.filter(({ roles }) => roles.some((role) => new Set<RoleName>(wanted).has(role)))
      expect(holders).not.toEqual([])
      expect(await names(owner, { by_role: filter })).toEqual(holders.map(({ displayName }) => displayName))
    }
    const known = {
      cs: [demoName('president'), demoName('conseil')],
      caretakers: [demoName('gardien')],
      partner: [demoName('partenaire')],
      staff: [demoName('comptable'), demoName('admin'), demoName('gestionnaire')],
    }
    for (const [filter, some] of Object.entries(known)) {
      expect(await names(owner, { by_role: filter })).toEqual(expect.arrayContaining(some))
    }
    expect((await owner.call(communityRoutes.contacts, { params, query: { by_role: 'kings' } })).status).toBe(422)
  })

  it('are closed to partners, and to people of other places', async () => {
    const partner = await signedInAs(server, 'partenaire')
    expect(await refusalOf(await partner.call(communityRoutes.contacts, { params }))).toMatchObject({ status: 403 })
    for (const placeId of [placeOf('terrasses'), nowhere]) {
      expect((await owner.call(communityRoutes.contacts, { params: { placeId } })).status).toBe(404)
    }
  })

  it('lose people who leave, and people who leave lose them', async () => {
    const leaving = await signedInAs(server, 'invite')
    expect((await leaving.call(communityRoutes.contacts, { params })).status).toBe(200)
    await removeMember(server, personOf('invite'), tilleuls)
    expect((await leaving.call(communityRoutes.contacts, { params })).status).toBe(404)
    expect(await names(owner, { 'filter[search]': 'léa delattre' })).toEqual([])
  })
})

describe('the details of a contact', () => {
  const everything = { email: 'public', phoneNumber: 'public', address: 'public', birthDate: 'public' } as const
  const nothing = { email: 'private', phoneNumber: 'private', address: 'private', birthDate: 'private' } as const
  const filled = { address: '3 rue des Arts, Lille', birthDate: '1980-05-01' }
  const shown = ({ email, phoneNumber, address, birthDate }: Contact) => ({ email, phoneNumber, address, birthDate })
  const hidden = { email: null, phoneNumber: null, address: null, birthDate: null }
  const reach = { email: 'conseil@demo.example', phoneNumber: demoPerson('conseil').phoneNumber }
  beforeAll(async () => {
    await server.platform.db
      .update(users)
      .set(filled)
      .where(eq(users.id, personOf('conseil')))
  })

  it('are those that the person made public, field by field', async () => {
    await choose('conseil', nothing)
    expect(shown(await contact(tenant, 'conseil'))).toEqual(hidden)
    await choose('conseil', { ...nothing, phoneNumber: 'public' })
    expect(shown(await contact(tenant, 'conseil'))).toEqual({ ...hidden, phoneNumber: reach.phoneNumber })
    await choose('conseil', everything)
    expect(shown(await contact(tenant, 'conseil'))).toEqual({ ...reach, ...filled })
  })

  it('are hidden until the person chooses', async () => {
    expect(shown(await contact(tenant, 'coproprietaire'))).toEqual(hidden)
  })

  it('show staff how to reach people, and nothing else that is private', async () => {
    await choose('conseil', nothing)
    expect(shown(await contact(manager, 'conseil'))).toEqual({ ...hidden, ...reach })
  })

  it('are all visible to the person, who cannot write to themself', async () => {
    await choose('conseil', nothing)
    const own = { ...reach, ...filled, isSelf: true, mayBeMessaged: false }
    expect(await contact(board, 'conseil')).toMatchObject(own)
    expect((await contact(owner, 'conseil')).isSelf).toBe(false)
  })

  it('are named to the person as far as neighbours do not see them', async () => {
    await choose('conseil', { ...nothing, phoneNumber: 'public' })
    expect((await contact(board, 'conseil')).hiddenFields).toEqual(['email', 'address', 'birthDate'])
    expect((await contact(manager, 'conseil')).hiddenFields).toEqual([])
    await choose('conseil', everything)
    expect((await contact(board, 'conseil')).hiddenFields).toEqual([])
  })

  it.each([
    ['all_contacts', [true, true, true]],
    ['coowners_lessors', [true, false, true]],
    ['board_members', [false, false, true]],
    ['tenants', [false, true, false]],
  ] as const)('tell each reader whether they may write, when the setting is %s', async (messagesFrom, expected) => {
    await choose('gardien', { messagesFrom })
    const answers = await Promise.all([owner, tenant, board].map((person) => contact(person, 'gardien')))
    expect(answers.map(({ mayBeMessaged }) => mayBeMessaged)).toEqual(expected)
  })

  it('contain nothing beyond the requested fields', async () => {
    const answer = await (await owner.call(communityRoutes.contacts, { params })).text()
    expect(answer).not.toMatch(/password|search_text|argon2|is_administrator/)
  })
})

describe('distribution lists', () => {
  it('show how many people each reaches, the widest first', async () => {
    const { data, meta } = await owner.get(communityRoutes.distributionLists, { params })
    const lists = data.result.map((id) => data.entities.distributionLists[id])
    const sizes = new Map(lists.map((list) => [list?.kind, list?.membersCount]))

    expect(meta.total).toBe(lists.length)
    expect(lists[0]?.kind).toBe('everyone')
    const all = await contacts(owner)
    const holding = (filter: RoleFilter) => {
      const wanted = new Set<RoleName>(roleFilters[filter])
      return all.filter(({ roles }) => roles.some((role) => wanted.has(role))).length
    }
    expect(sizes.get('council')).toBe(holding('cs'))
    expect(sizes.get('staff')).toBe(holding('staff'))
    expect(sizes.get('tenants')).toBe(holding('residents'))
    const groups = ['coowners', 'cs', 'residents', 'caretakers'] as const
    const ofBuilding = new Set<RoleName>(groups.flatMap((group) => [...roleFilters[group]]))
    const occupants = all.filter(({ roles }) => roles.some((role) => ofBuilding.has(role)))
    expect(sizes.get('everyone')).toBe(occupants.length)
    expect(occupants.length).toBeLessThan(all.length)
  })

  it('are closed to tenants', async () => {
    expect((await tenant.call(communityRoutes.distributionLists, { params })).status).toBe(403)
    const elsewhere = await owner.call(communityRoutes.distributionLists, { params: { placeId: placeOf('terrasses') } })
    expect(elsewhere.status).toBe(404)
  })
})

describe('job roles', () => {
  it('are all of them, or those that an invitation may give', async () => {
    expect((await owner.get(communityRoutes.roles)).meta.total).toBe(23)
    const { data } = await owner.get(communityRoutes.roles, { query: { filter: 'for_invitation' } })
    expect(data.result).toEqual(['coowner_secondary', 'tenant', 'resident'])
    const second = await owner.get(communityRoutes.roles, { query: { page: '2', per_page: '20' } })
    expect(second.data.result).toEqual(['resident', 'referent', 'referent_assistant'])
    expect((await owner.call(communityRoutes.roles, { query: { filter: 'else' } })).status).toBe(422)
  })
})
