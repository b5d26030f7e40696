import { describe, expect, it } from 'vitest'
import type { RoleName } from '#contract/roles.ts'
import { proxyExclusions } from '#server/areas/decisions/decisions.tables.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { ballotsOf, openDecision } from '#tests/support/server/decisionCalls.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { removeMember } from '#tests/support/server/placeWorld.ts'
import { startProxies } from '#tests/support/server/startProxies.ts'

const { server, owners, power } = await startProxies()

describe('a power', () => {
  it('may be held for any number of owners in Québec, where the law sets no limit', async () => {
    const quebec = await makeOwners(server, {
      owners: { A: 240, B: 160, C: 120, D: 110, E: 300, F: 70 },
      offer: 'VQC',
    })
    const { id } = await openDecision(quebec, { rule: 'ccq1096' })
    for (const principal of ['A', 'B', 'C', 'D', 'E']) {
      expect(await power(id, 'F', principal, 'F', quebec)).toBe('counted')
    }
    expect(await ballotsOf(id, quebec.person('F')).allowance()).toMatchObject({
      heldCount: 5,
      spareVotes: 0,
      canTakeAny: true,
      isLimited: false,
    })
  })

  it('may be held for three owners, or for more within a tenth of all votes', async () => {
    const { id } = await openDecision(owners)
    for (const principal of ['A', 'B', 'C']) expect(await power(id, 'J', principal)).toBe('counted')
    expect(await power(id, 'J', 'I')).toBe('proxy_limit_reached')
    expect(await ballotsOf(id, owners.person('J')).allowance()).toEqual({
      heldCount: 3,
      heldVotes: 520,
      ownVotes: 20,
      totalVotes: 1000,
      spareVotes: 0,
      canTakeAny: false,
      isLimited: true,
      isForbidden: false,
      hasGivenAway: false,
    })
    // 50 + 40 of 1,000: another vote would still fit within the tenth.
    expect(await power(id, 'H', 'I')).toBe('counted')
    expect(await ballotsOf(id, owners.person('H')).allowance()).toMatchObject({
      heldCount: 1,
      heldVotes: 40,
      spareVotes: 10,
      canTakeAny: true,
    })
  })

  it('is offered, beyond three, only for owners whose tantièmes keep the holder within the tenth', async () => {
    const world = await makeOwners(server, {
      owners: { A: 900, H: 60, I: 10, J: 10, K: 10, L: 5, M: 20 },
      strangers: [985],
    })
    const { id } = await openDecision(world)
    const holder = ballotsOf(id, world.person('H'))
    const tooMuch = async () =>
      (await holder.principals()).people.filter((one) => one.isTooMuch).map(({ person }) => person.displayName)
    expect(await tooMuch()).toEqual([])
    for (const principal of ['I', 'J', 'K', 'L']) expect(await power(id, 'H', principal, 'H', world)).toBe('counted')
    // 60 of their own and 35 of others, of 2,000: 105 more fit.
    expect(await holder.allowance()).toMatchObject({ heldCount: 4, spareVotes: 105, canTakeAny: false })
    expect(await tooMuch()).toEqual(['A'])
    expect(await power(id, 'H', 'A', 'H', world)).toBe('proxy_limit_reached')
    expect(await power(id, 'H', 'M', 'H', world)).toBe('counted')
  })

  it('is weighed in tantièmes, even where votes are shares of a key', async () => {
    const world = await makeOwners(server, { owners: { A: 10, B: 10, C: 10, D: 700, H: 20, I: 30 }, strangers: [220] })
    const keyId = await world.insertKey('Ascenseur', { 1: 10, 2: 10, 3: 10, 4: 10, 5: 900, 6: 60 })
    const { id } = await openDecision(world, { rule: 'art24_iii', keyId })
    for (const principal of ['A', 'B', 'C']) expect(await power(id, 'H', principal, 'H', world)).toBe('counted')
    // 20 of their own and 30 of others, of 1,000; by shares of the key they would represent nearly everybody.
    const holder = ballotsOf(id, world.person('H'))
    expect(await holder.allowance()).toMatchObject({ ownVotes: 20, heldVotes: 30, totalVotes: 1_000, spareVotes: 50 })
    const { people } = await holder.principals()
    expect(people.filter(({ isTooMuch }) => isTooMuch).map(({ person }) => person.displayName)).toEqual(['D'])
    expect(await power(id, 'H', 'D', 'H', world)).toBe('proxy_limit_reached')
    expect(await power(id, 'H', 'I', 'H', world)).toBe('counted')
  })

  it('forms no chain: an owner who gave their power away holds none, and a holder gives none away', async () => {
    const { id } = await openDecision(owners)
    expect(await power(id, 'A', 'B')).toBe('counted')
    expect(await power(id, 'B', 'C')).toBe('proxy_forbidden')
    expect(await power(id, 'C', 'A')).toBe('proxy_forbidden')
    expect(await ballotsOf(id, owners.person('B')).allowance()).toMatchObject({
      isForbidden: true,
      hasGivenAway: true,
      canTakeAny: false,
    })
  })

  it('is refused to staff, and to people close to the manager', async () => {
    const { id } = await openDecision(owners)
    const { db, now } = server.platform
    const { placeId } = owners
    const { userId } = owners.person('D')
    const role: RoleName = 'employee'
    await db.insert(memberships).values({ userId, placeId, role, since: now() })
    expect(await power(id, 'D', 'E')).toBe('proxy_forbidden')
    await removeMember(server, userId, placeId, role)
    await db.insert(proxyExclusions).values({ placeId, userId, reason: 'partner' })
    expect(await power(id, 'D', 'E')).toBe('proxy_forbidden')
    expect(await ballotsOf(id, owners.person('D')).allowance()).toMatchObject({
      isForbidden: true,
      hasGivenAway: false,
    })
    await db.delete(proxyExclusions)
    expect(await power(id, 'D', 'E')).toBe('counted')
  })
})
