import { describe, expect, it } from 'vitest'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { createMemoryFiles } from '#server/platform/files/memoryFiles.ts'
import { Problem } from '#server/platform/problem.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { ballotsOf, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { newsOf, openMailboxes } from '#tests/support/server/deskCalls.ts'
import { startProxies } from '#tests/support/server/startProxies.ts'

const files = { away: false }
const { server, owners, power } = await startProxies({ files: filesThatMayBeAway() })

function filesThatMayBeAway(): FileStore {
  const held = createMemoryFiles(() => new Date())
  const read = (key: string) =>
    files.away ? Promise.reject(new Problem('files_unavailable', 'away', { retryAfter: 1 })) : held.read(key)
  return { ...held, read }
}

describe('a power', () => {
  it('is announced to the owner it represents, with its holder but without the choice', async () => {
    await openMailboxes(server, owners, ['B'])
    const { id } = await openDecision(owners)
    const told = await newsOf(server, owners, () => power(id, 'A', 'B'))
    expect(told.people).toEqual(['B', 'manager', 'president'])
    const { userId } = owners.person('B')
    expect(told.rows.find((row) => row.userId === userId)).toMatchObject({
      title: 'A a voté pour vous, par pouvoir, sur «\u00a0Ravalement de la façade\u00a0»',
      path: `/decisions/${id}`,
      isHighlighted: false,
    })
    const against = await openDecision(owners)
    const other = await newsOf(server, owners, () => power(against.id, 'A', 'B', 'A', owners, 'against'))
    const textsOf = ({ mails }: typeof told, decisionId: string) =>
      mails.map(({ subject, text, html }) =>
        [subject, text, html]
          .join()
          .replaceAll(decisionId, '')
          .replaceAll(/_token=[\w-]+/g, ''),
      )
    expect(told.mails).toHaveLength(1)
    expect(textsOf(other, against.id)).toEqual(textsOf(told, id))
    expect((await newsOf(server, owners, () => power(id, 'C', 'B'))).rows).toEqual([])
  })

  it('is never for oneself, nor for an owner without a vote or one who has voted', async () => {
    const { id } = await openDecision(owners)
    for (const nobody of ['A', 'president']) expect(await power(id, 'A', nobody)).toBe('invalid_value')
    expect(await power(id, 'president', 'A')).toBe('action_not_possible')
    expect(await power(id, 'A', 'B')).toBe('counted')
    expect(await power(id, 'C', 'B')).toBe('user_already_voted')
    expect((await ballotsOf(id, owners.person('B')).vote('for')).status).toBe(409)
  })

  it('needs a ballot that its holder has uploaded and that works once', async () => {
    const { id } = await openDecision(owners)
    expect(await power(id, 'A', 'B', 'C')).toBe('invalid_value')
    const holder = owners.person('A')
    const ballot = await storeBallot(server, holder)
    const by = ballotsOf(id, holder)
    expect((await by.voteFor(owners.person('B'), 'for', ballot)).status).toBe(201)
    expect((await by.voteFor(owners.person('C'), 'for', ballot)).status).toBe(422)
    expect((await by.detail()).proxyVotes).toHaveLength(1)
  })

  it('counts only once its ballot can be read: until then nothing counts, and the ballot stays unused', async () => {
    const { id } = await openDecision(owners)
    const holder = owners.person('A')
    const ballot = await storeBallot(server, holder)
    const by = ballotsOf(id, holder)
    files.away = true
    const unread = await refusalOf(await by.voteFor(owners.person('B'), 'for', ballot))
    expect(unread).toMatchObject({ status: 503, code: 'files_unavailable' })
    files.away = false
    expect((await by.detail()).turnout.votersExpressed).toBe(0)
    expect((await by.voteFor(owners.person('B'), 'for', ballot)).status).toBe(201)

    const gone = await storeBallot(server, holder)
    await server.platform.files.remove(`files/${gone}`)
    const nothing = await refusalOf(await by.voteFor(owners.person('C'), 'for', gone))
    expect(nothing).toMatchObject({ status: 422, field: 'proxy_vote.ballot_id' })
  })

  it('can be changed by its holder, which the voter learns, and ends when the voter votes themself', async () => {
    const { id } = await openDecision(owners, { hasLiveCount: true })
    const holder = ballotsOf(id, owners.person('A'))
    const voter = ballotsOf(id, owners.person('B'))
    await power(id, 'A', 'B')
    const [first] = (await holder.detail()).proxyVotes
    const changed = await newsOf(server, owners, () => holder.change(first?.id ?? '', 'abstain'))
    expect(changed.people).toEqual(['B', 'manager', 'president'])
    expect(JSON.stringify(changed.rows)).not.toMatch(/abstain|abst/i)
    const given = (await voter.detail()).ownVote
    expect(given).toMatchObject({ choice: 'abstain', way: 'proxy', castBy: { displayName: 'A' } })
    const taken = await newsOf(server, owners, async () => {
      expect((await voter.change(given?.id ?? '', 'against')).status).toBe(201)
    })
    expect(taken.people).toEqual([])
    const own = (await voter.detail()).ownVote
    expect(own).toMatchObject({ choice: 'against', way: 'own', votes: 160 })
    expect((await holder.change(own?.id ?? '', 'for')).status).toBe(404)
    expect((await holder.change(given?.id ?? '', 'for')).status).toBe(409)
    expect((await holder.detail()).proxyVotes).toEqual([])
    expect(await holder.allowance()).toMatchObject({ heldCount: 0 })
    expect(await holder.tally()).toMatchObject({ for: 0, against: 160, abstain: 0 })
  })

  it('is offered for every other owner by name, and shows neither who has voted nor how', async () => {
    const { id } = await openDecision(owners)
    await ballotsOf(id, owners.person('C')).vote('against')
    const { people, meta } = await ballotsOf(id, owners.person('A')).principals()
    expect(meta.total).toBe(9)
    expect(people.map(({ person, ...shown }) => [person.displayName, shown]).slice(0, 3)).toEqual([
      ['B', { votes: 160, isTooMuch: false }],
      ['C', { votes: 120, isTooMuch: false }],
      ['D', { votes: 110, isTooMuch: false }],
    ])
    const found = await ballotsOf(id, owners.person('A')).principals({ 'filter[search]': 'h' })
    expect(found.people.map(({ person }) => person.displayName)).toEqual(['H'])
    expect((await ballotsOf(id, owners.person('A')).principals({ page: '9' })).meta.total).toBe(9)
  })

  it('is offered only to owners with a vote', async () => {
    const { id } = await openDecision(owners)
    const call = { params: { decisionId: id } }
    for (const route of [decisionRoutes.principals, decisionRoutes.proxyAllowance]) {
      expect((await owners.person('B').call(route, call)).status).toBe(200)
      // The president of the board owns nothing.
      expect((await owners.person('president').call(route, call)).status).toBe(404)
      expect((await owners.person('manager').call(route, call)).status).toBe(403)
    }
  })
})
