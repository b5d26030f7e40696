import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrationRoutes } from '#contract/administration.ts'
import type { OfferCode } from '#contract/offers.ts'
import { profileRoutes } from '#contract/profile.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { demoName, demoPerson } from '#tests/support/demoNames.ts'
import { signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { answerOf } from '#tests/support/server/settingsCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
const tokens = new Map<OfferCode, string>()
beforeAll(async () => {
  server = await startDemoServer()
  for (const offer of ['ESE', 'VSY'] as const) {
    tokens.set(offer, (await signIn(server, { name: 'admin', offer })).accessToken)
  }
})
afterAll(() => server.close())

async function find(
  search?: string,
  { offer = 'ESE', ...page }: { offer?: OfferCode; page?: string; per_page?: string } = {},
) {
  const token = tokens.get(offer)
  const query = { ...(search !== undefined && { 'filter[search]': search }), ...page }
  const { data, meta } = await answerOf(server, administrationRoutes.people, { token, offer, query })
  return { people: data.result.flatMap((id) => data.entities.users[id] ?? []), meta }
}
const namesOf = async (search: string, asked = {}) =>
  (await find(search, asked)).people.map(({ displayName }) => displayName)

describe('people whom an administrator may impersonate', () => {
  it('are listed by name whatever its accents, fifteen per page', async () => {
    const { people, meta } = await find()
    const next = await find(undefined, { page: '2' })

    expect(people).toHaveLength(15)
    expect(meta).toMatchObject({ perPage: 15, page: 1 })
    expect(meta.total).toBeGreaterThan(15)
    expect(next.people[0]).not.toEqual(people[0])
    expect((await find(undefined, { page: '9999' })).meta.total).toBe(meta.total)
    const names = (await find(undefined, { per_page: '100' })).people.map(({ displayName }) => displayName)
    expect(names.some((name) => /^\P{ASCII}/u.test(name))).toBe(true)
    expect(names.map(toSearchText)).toEqual(names.map(toSearchText).toSorted())
  })

  it.each([
    [demoName('president').toLowerCase().slice(0, -3), demoName('president')],
    [toSearchText(demoPerson('president').firstName).toUpperCase(), demoName('president')],
    ['conseil@demo', demoName('conseil')],
    [`  ${demoPerson('conseil').lastName} `, demoName('conseil')],
  ])('are found by "%s"', async (search, name) => {
    expect(await namesOf(search)).toContain(name)
  })

  it('are found by one of their places, and show which places of this offer they belong to', async () => {
    const { people } = await find('tilleuls', { per_page: '100' })
    const camille = people.find(({ displayName }) => displayName === demoName('coproprietaire'))

    expect(camille?.places).toMatchObject(demoPerson('coproprietaire').roles.map(({ role }) => ({ roles: [role] })))
    for (const { places } of people) expect(places.length).toBeGreaterThan(0)
  })

  it.each(['%', '_', '\\', "'; drop table users; --", 'nobody at all'])('are not found by %s', async (search) => {
    expect(await namesOf(search)).toEqual([])
  })

  it('belong to this offer, and are never administrators', async () => {
    expect(await namesOf(demoName('vsy'))).toEqual([])
    expect(await namesOf(demoName('vsy'), { offer: 'VSY' })).toEqual([demoName('vsy')])
    expect(await namesOf(demoName('admin'))).toEqual([])
    const { people } = await find(demoPerson('gestionnaire').lastName, { offer: 'VSY' })
    const manager = people.find(({ displayName }) => displayName === demoName('gestionnaire'))
    expect(manager?.places).toHaveLength(1)
  })

  it('are found by their new name after a change, and no longer by the old one', async () => {
    const { accessToken: token } = await signIn(server, { name: 'gardien' })
    const user = { displayName: 'Ruy Farias', lastName: 'Farias', firstName: 'Ruy' }
    await requestRoute(server.app, profileRoutes.update, { token, body: { user } })

    expect(await namesOf('farias')).toEqual(['Ruy Farias'])
    expect(await namesOf('ferreira')).toEqual([])
  })
})
