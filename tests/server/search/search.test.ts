import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { placeRoutes } from '#contract/places.ts'
import { profileRoutes } from '#contract/profile.ts'
import { searchRoutes } from '#contract/search.ts'
import type { DemoDecisionName } from '#server/areas/decisions/demo/demoDecisionSituations.ts'
import { frenchDecisions } from '#server/areas/decisions/demo/demoDecisionTexts.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPeople } from '#server/demo/demoPeople.ts'
import { wordsOf } from '#server/platform/wordsOf.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { toPrefixQuery } from '#server/services/search/searchQuery.ts'
import {
  demoAddress,
  demoDecision,
  demoIdentity,
  demoName,
  demoPerson,
  demoPlace,
  demoReport,
} from '#tests/support/demoNames.ts'
import { personOf, placeOf, removeMember, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startPlaceWorld } from '#tests/support/server/startPlaceWorld.ts'

const { server, owner, manager } = await startPlaceWorld()

const { firstName, lastName } = demoPerson('president')
/** The beginning of a surname. */
const surname = lastName.slice(0, 6).toLowerCase()
const hits = async (text: string, person = owner) => (await person.get(searchRoutes.find, { query: { text } })).hits
const titles = async (text: string, person = owner) => (await hits(text, person)).map(({ title }) => title)

describe('a search', () => {
  it('finds places and people by the beginnings of their words', async () => {
    expect(await hits('till')).toEqual([
      {
        kind: 'place',
        id: tilleuls,
        placeId: tilleuls,
        title: demoPlace('tilleuls').name,
        detail: demoAddress('tilleuls'),
        roles: ['coowner'],
        verdict: null,
        line: null,
      },
    ])
    expect(await hits(surname)).toEqual([
      {
        kind: 'person',
        id: personOf('president'),
        placeId: tilleuls,
        title: demoName('president'),
        detail: demoPlace('tilleuls').name,
        roles: ['coowner', 'coownership_board_member', 'president_board_member'],
        verdict: null,
        line: null,
      },
    ])
  })

  it('finds reports by their words, where a role may read them', async () => {
    const found = { kind: 'report', title: demoReport('tilleuls', 0).title, detail: demoPlace('tilleuls').name }
    expect(await hits('flaque compt')).toMatchObject([
      { ...found, placeId: tilleuls },
      { ...found, detail: demoPlace('vauban').name },
    ])
    expect(await hits('flaque', await signedInAs(server, 'locataire'))).toMatchObject([found])
    expect(await hits('flaque', await signedInAs(server, 'partenaire'))).toEqual([])
  })

  it('finds decisions by their words, where a role may read them', async () => {
    const found = {
      kind: 'decision',
      title: demoDecision('tilleuls', 'facade').title,
      detail: demoPlace('tilleuls').name,
    }
    expect(await hits('ravalement echafaudage')).toContainEqual(expect.objectContaining(found))
    expect(await hits('ravalement', await signedInAs(server, 'locataire'))).toEqual([])
  })

  it('shows the outcome of the vote on a decision, even once the project is closed', async () => {
    const verdictOf = async (text: string) => {
      const found = (await hits(text)).filter(({ placeId, kind }) => placeId === tilleuls && kind === 'decision')
      return found.map(({ verdict }) => verdict)
    }
    const titleOf = (name: DemoDecisionName) => frenchDecisions[name].title
    expect(await verdictOf(titleOf('facade'))).toEqual([null])
    expect(await verdictOf(titleOf('boiler'))).toEqual(['accepted'])
    expect(await verdictOf(titleOf('fund'))).toEqual(['accepted'])
    expect(await verdictOf(titleOf('roof'))).toEqual(['discarded'])
  })

  it.each([
    [toSearchText(firstName).toUpperCase(), demoName('president'), new RegExp(firstName)],
    [
      `${lastName.slice(0, 3)} ${firstName.slice(0, 3)}`,
      demoName('president'),
      new RegExp(`${firstName} .*${surname}`, 'i'),
    ],
    ['bassée 14', demoPlace('tilleuls').name, /./],
    [demoPlace('vauban').zipCode, demoPlace('vauban').name, /./],
    ['residence till', demoPlace('tilleuls').name, /Résidence .*Till/],
  ])('reads "%s" without accents and case, and matches every word', async (text, title, pattern) => {
    const found = await titles(text)
    expect(found).toContain(title)
    expect(found.filter((one) => !pattern.test(one))).toEqual([])
  })

  it.each(['sidence', `${surname} ${demoPlace('tilleuls').city}`])(
    'finds nothing by "%s", which begins no word of one thing',
    async (text) => {
      expect(await titles(text)).toEqual([])
    },
  )

  it.each(['%', '_', "'", "' or 1=1 --", ':*', '!tilleuls', '&', '|', '(', ')', '<->', '\\', '"', '* & !', '⚠️', '---'])(
    'takes %s for what it is',
    async (text) => {
      const answer = await owner.call(searchRoutes.find, { query: { text } })
      expect(answer.status).toBe(200)
    },
  )

  it.each(['tilleuls & !x', 'tilleuls | vauban', "tilleuls') or true --", 'tilleuls:*A', 'tilleuls <-> vauban'])(
    'keeps its words and no operator: %s',
    async (text) => {
      expect(await titles(text)).toEqual([])
    },
  )

  it.each(['', ' ', 'x'.repeat(201), 'a\0b'])('refuses %j', async (text) => {
    expect((await owner.call(searchRoutes.find, { query: { text } })).status).toBe(422)
  })

  it('requires a session', async () => {
    expect((await requestRoute(server.app, searchRoutes.find, { query: { text: 'a' } })).status).toBe(401)
    const elsewhere = await requestRoute(server.app, searchRoutes.find, {
      query: { text: 'a' },
      token: owner.token,
      offer: 'VSY',
    })
    expect(elsewhere.status).toBe(403)
  })

  it('returns at most eight hits of a kind, the best first', async () => {
    const found = await hits('a', manager)
    expect(found.filter(({ kind }) => kind === 'person')).toHaveLength(8)
    // Kind by kind, in the order of display.
    const kinds = found.map(({ kind }) => kind)
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([...new Set(kinds)])
    expect([...new Set(kinds)].filter((kind) => kind !== 'place')).toEqual([
      'person',
      'report',
      'decision',
      'movement',
      'message',
      'topic',
      'post',
    ])
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  })

  it('names people as they appear in the place, and also finds them by their own name', async () => {
    expect(await titles(demoName('bailleur').toLowerCase())).toEqual([demoIdentity('bailleur', 'tilleuls', 'lessor')])
  })

  it('follows a change of name immediately', async () => {
    const tenant = await signedInAs(server, 'locataire')
    await tenant.call(profileRoutes.update, { body: { user: { displayName: 'Théo Zwingelstein' } } })
    expect(await titles('zwingel')).toEqual(['Théo Zwingelstein'])
  })
})

describe('a search for a word after a punctuation mark', () => {
  it.each([
    ['the second number of a house', '16 bassee', '14-16 rue de la Bassée'],
    ['a number behind a stroke', '16 bassee', '14/16 rue de la Bassée'],
  ])('finds a place by %s', async (_, text, street) => {
    const place = { name: demoPlace('tilleuls').name, description: '', street, zipCode: '59000', city: 'Lille' }
    expect((await manager.call(placeRoutes.update, { params: { placeId: tilleuls }, body: { place } })).status).toBe(
      200,
    )
    expect(await titles(text)).toEqual([demoPlace('tilleuls').name])
  })

  it('finds somebody by their surname when the name was made from an address', async () => {
    const caretaker = await signedInAs(server, 'gardien')
    await caretaker.call(profileRoutes.update, { body: { user: { displayName: 'jean.zimmerlin' } } })
    expect(await titles('zimmerlin')).toEqual(['jean.zimmerlin'])
  })
})

describe('the hits of a search', () => {
  it('include nothing of other offers, even for staff of both', async () => {
    expect(await titles('terrasses', manager)).toEqual([])
    expect(await titles(demoPerson('vsy').lastName, manager)).toEqual([])
    const there = await signedInAs(server, 'gestionnaire', 'VSY')
    expect(await titles(`terrasses ${demoPerson('vsy').lastName}`, there)).toEqual([])
    expect(await titles(demoPerson('vsy').lastName, there)).toEqual([demoName('vsy')])
  })

  it('include no person for somebody who may not see contacts', async () => {
    const partner = await signedInAs(server, 'partenaire')
    expect(await hits(surname, partner)).toEqual([])
    expect(await titles('tilleuls', partner)).toEqual([demoPlace('tilleuls').name])
  })

  it('include nothing of a place the person left', async () => {
    const leaving = await signedInAs(server, 'gardien')
    expect(await titles(surname, leaving)).toEqual([demoName('president')])
    await removeMember(server, personOf('gardien'), tilleuls)
    expect([await titles(surname, leaving), await titles('tilleuls', leaving)]).toEqual([[], []])
  })

  it('stay within the person’s places, letter by letter', async () => {
    const own = [tilleuls, placeOf('vauban')]
    for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
      for (const { placeId } of await hits(letter)) expect(own).toContain(placeId)
    }
  })
})

describe('the words of a search', () => {
  it.each([
    ['Les Tilleuls', 'les:* & tilleuls:*'],
    ["l'été à Sète", 'l:* & ete:* & a:* & sete:*'],
    ['saint-denis', 'saint:* & denis:*'],
    ["'); drop table users;--", 'drop:* & table:* & users:*'],
    ['!|&:*()<>\\', null],
  ])('of %s are %s', (text, query) => {
    expect(toPrefixQuery(text)).toBe(query)
  })

  it('are at most a dozen', () => {
    expect(toPrefixQuery('a '.repeat(100))?.split(' & ')).toHaveLength(12)
  })
})

describe('the searchable words', () => {
  it('are stored for everybody in the demo', async () => {
    const rows = await server.platform.db.select().from(users)
    expect(rows.filter(({ searchText }) => searchText === '')).toEqual([])
    expect(rows.length).toBeGreaterThan(demoPeople.length)
  })

  it('are read from the indexes once there are many', async () => {
    const { db } = server.platform
    const some = Array.from({ length: 4_000 }, (_, index) => index)
    const createdAt = new Date(0)
    await db.insert(users).values(
      some.map((index) => ({
        id: demoId(`many ${index}`),
        email: `many-${index}@courriel.example`,
        displayName: `Nom${index}`,
        firstName: '',
        lastName: '',
        searchText: `nom${index} mot${index % 500}`,
        createdAt,
      })),
    )
    await db.execute(sql`analyze users`)
    const plan = async (statement: ReturnType<typeof sql>) =>
      JSON.stringify(await db.execute(sql`explain ${statement}`))
    const people = sql`select ${users.id} from ${users} where ${wordsOf(users.searchText)} @@ to_tsquery('simple', 'mot42:*')`
    expect(await plan(people)).toContain('users_by_words')
    const houses = sql`select ${places.id} from ${places} where ${wordsOf(places.searchText)} @@ to_tsquery('simple', 'till:*')`
    await db.execute(sql`set enable_seqscan = off`)
    expect(await plan(houses)).toContain('places_by_words')
    await db.execute(sql`set enable_seqscan = on`)
  })
})
