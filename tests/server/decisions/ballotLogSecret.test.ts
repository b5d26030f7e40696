import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Vote } from '#contract/decisions/decisionVotes.ts'
import { decisionVotes } from '#server/areas/decisions/ballots.tables.ts'
import { decisions } from '#server/areas/decisions/decisions.tables.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { ballotsOf } from '#tests/support/server/decisionCalls.ts'
import { tracesOf } from '#tests/support/server/settingsCalls.ts'
import { startVotes } from '#tests/support/server/startVotes.ts'

const { server, owners, voted } = await startVotes()

describe('the secret of a vote', () => {
  it('shows a choice to the voter and the person who cast it, and nowhere else', async () => {
    const choices = ['for', 'against', 'abstain']
    let id = ''
    const traces = await tracesOf(server, async () => {
      id = (await voted()).id
    })
    expect(traces.events.filter(({ topic }) => topic === 'decisions').length).toBeGreaterThan(3)
    for (const event of traces.events)
      expect(choices).not.toContain(Object.values(event).find((v) => typeof v === 'string' && choices.includes(v)))
    const entries = await server.platform.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['decisions.vote', 'decisions.changeVote', 'decisions.voteByProxy']),
    )
    for (const { detail } of entries) {
      const said = JSON.stringify(detail)
      for (const choice of choices) expect(said).not.toContain(`"${choice}"`)
    }
    const seen = async (name: string) => {
      const { ownVote, proxyVotes } = await ballotsOf(id, owners.person(name)).detail()
      const shown = ({ choice, way, votes }: Vote) => [choice, way, votes]
      return [ownVote && shown(ownVote), proxyVotes.map(shown)]
    }
    expect(await seen('A')).toEqual([['abstain', 'own', 400], []])
    expect(await seen('B')).toEqual([['against', 'own', 300], [['for', 'proxy', 200]]])
    expect(await seen('C')).toEqual([['for', 'proxy', 200], []])
    for (const name of ['D', 'manager', 'president']) expect(await seen(name)).toEqual([null, []])

    const rows = await server.platform.db.select().from(decisionVotes).where(eq(decisionVotes.decisionId, id))
    const logged = server.logged()
    for (const { secret } of rows) expect(logged).not.toContain(secret)
    for (const mail of server.outbox.mails()) for (const { secret } of rows) expect(mail.text).not.toContain(secret)
    const [decision] = await server.platform.db.select().from(decisions).where(eq(decisions.id, id))
    expect(decision?.life).toBe('open')
    const { people } = await ballotsOf(id, owners.person('D')).principals()
    expect(JSON.stringify(people)).not.toMatch(/"(for|against|abstain)"/)
  })
})
