import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '#server/listen.ts'
import { ballotPdf, ballotsOf, openDecision } from '#tests/support/server/decisionCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { openFile, sendFile, storedFile } from '#tests/support/server/sentFiles.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'
import { checksOf } from '#tests/support/server/voteCheckCalls.ts'

const run = promisify(execFile)
let server: TestServer
let owners: Owners
let portal: Awaited<ReturnType<typeof listen>>
let folder = ''
let decisionId = ''
let commands: readonly string[] = []
beforeAll(async () => {
  server = await startTestServer()
  portal = await listen(server.app, { port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(join(tmpdir(), 'auditor-'))
  const page = await readFile('docs/votes-for-auditors.md', 'utf8')
  commands = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)
  // More entries than a page of the log contains, including a replaced vote, and one by power with its check.
  owners = await makeOwners(server, {
    owners: Object.fromEntries(Array.from({ length: 102 }, (_, number) => [`P${number}`, 10 + number])),
  })
  decisionId = (await openDecision(owners)).id
  for (const name of owners.names.slice(2)) await ballotsOf(decisionId, owners.person(name)).vote('for')
  const { ownVote } = await ballotsOf(decisionId, owners.person('P2')).detail()
  await ballotsOf(decisionId, owners.person('P2')).change(ownVote?.id ?? '', 'against')
  const holder = owners.person('P0')
  const file = await storedFile(await sendFile(holder, Buffer.from(ballotPdf('Abstention')), 'pouvoir.pdf'))
  await ballotsOf(decisionId, holder).voteFor(owners.person('P1'), 'abstain', file.id)
  await checksOf(server, decisionId, owners.person('president')).confirmAll()
})
afterAll(async () => {
  await portal.stop()
  await server.close()
  await rm(folder, { recursive: true })
})

/** The shell output of these blocks of the page, line by line. */
async function say(blocks: readonly number[], variables: Readonly<Record<string, string>> = {}) {
  const script = blocks.map((number) => commands[number] ?? 'exit 9').join('\n')
  const env = { PATH: process.env.PATH ?? '', DECISION: decisionId, ...variables }
  const { stdout } = await run('sh', ['-euc', script], { cwd: folder, env })
  return stdout.trim().split('\n')
}
const download = () => {
  const { token } = owners.person('president')
  return say([0], { PORTAL: `http://127.0.0.1:${portal.port}`, TOKEN: token })
}

describe('the commands for auditors', () => {
  it('cover six tasks: fetching the log, computing it, opening a vote of each kind, hashing the terms, and counting', () => {
    expect(commands).toHaveLength(6)
  })

  it('compute, from the published log, the head that receipts print', async () => {
    const { log } = await ballotsOf(decisionId, owners.person('P2')).detail()
    expect(log.length).toBe(103)
    const seal = `"seal":{"terms":"${log.seal?.terms}","roll":"${log.seal?.roll}"}`
    expect(await download()).toEqual([`"log":{"length":103,"ballots":102,"replaced":1,"head":"${log.head}",${seal}`])
    const lines = (await readFile(join(folder, 'log.csv'), 'utf8')).trim().split('\n')
    expect(lines).toHaveLength(103)
    expect(lines[100]).toMatch(/^101,vote,,[0-9a-f]{64},1,2030-01-15T\d\d:\d\d:\d\d\.\d{3}Z,[0-9a-f]{64}$/)
    expect(lines[102]).toMatch(/^103,confirmation,102,[0-9a-f]{64},,/)
    expect(await say([1])).toEqual([`103 entries, head ${log.head}`])

    const [power] = (await ballotsOf(decisionId, owners.person('P0')).detail()).proxyVotes
    const { length, head } = log
    expect((await ballotsOf(decisionId, owners.person('P0')).receipt(power?.id ?? '')).log).toEqual({ length, head })
  })

  it('name the changed, removed or added entry', async () => {
    await download()
    const file = join(folder, 'log.csv')
    const whole = await readFile(file, 'utf8')
    const lines = whole.split('\n')
    const changed = lines.map((line, index) => (index === 6 ? line.replace(',,2030', ',3,2030') : line))
    await writeFile(file, changed.join('\n'))
    expect((await say([1]))[0]).toBe('entry 7 does not fit')
    await writeFile(file, lines.toSpliced(41, 1).join('\n'))
    expect((await say([1]))[0]).toBe('entry 42 does not fit')
    await writeFile(file, whole)
    await appendFile(file, `104,vote,,${'a'.repeat(64)},,2030-01-15T09:00:00.000Z,${'b'.repeat(64)}\n`)
    expect((await say([1]))[0]).toBe('entry 104 does not fit')
  })

  it('compute the hash of the terms, which no other title has', async () => {
    const { log, title, description, rule, key, dueAt, hasLiveCount } = await ballotsOf(
      decisionId,
      owners.person('P2'),
    ).detail()
    const terms = { TITLE: title, DESCRIPTION: description, PROJECT: '', KEY: '', CENTS: '' }
    const figures = { RULE: rule, KEY_TOTAL: String(key.total), DUE_AT: dueAt, COUNT: hasLiveCount ? 'live' : 'end' }
    expect(await say([4], { ...terms, ...figures })).toEqual([log.seal?.terms])
    expect(await say([4], { ...terms, ...figures, TITLE: `${title}.` })).not.toEqual([log.seal?.terms])
  })

  it('find, in the published log, how many votes count', async () => {
    await download()
    const { turnout } = await ballotsOf(decisionId, owners.person('P2')).detail()
    expect(turnout.votersExpressed).toBe(101)
    expect(await say([5])).toEqual(['101 votes count'])
    const file = join(folder, 'log.csv')
    await appendFile(file, `104,refusal,102,${'a'.repeat(64)},,2030-01-15T09:00:00.000Z,${'b'.repeat(64)}\n`)
    expect(await say([5])).toEqual(['100 votes count'])
  })

  it('open the receipt of one’s own vote, and nothing else', async () => {
    const by = ballotsOf(decisionId, owners.person('P2'))
    const { ownVote } = await by.detail()
    const receipt = await by.receipt(ownVote?.id ?? '')
    const opening = {
      SECRET: receipt.secret,
      VOTER: receipt.voterId,
      CAST_BY: receipt.castById,
      CHOICE: 'against',
      VOTES: '12',
    }
    expect(await say([2], opening)).toEqual([receipt.entry.commitment])
    expect(await say([2], { ...opening, CHOICE: 'for' })).not.toEqual([receipt.entry.commitment])
  })

  it('open a vote by power with the signed file that the voter downloads', async () => {
    const voter = owners.person('P1')
    const by = ballotsOf(decisionId, voter)
    const { ownVote } = await by.detail()
    const receipt = await by.receipt(ownVote?.id ?? '')
    const shown = await openFile(server, voter, receipt.ballot?.fileUrl ?? '')
    const ballot = join(folder, 'ballot')
    await writeFile(ballot, new Uint8Array(await shown.arrayBuffer()))
    const opening = {
      SECRET: receipt.secret,
      VOTER: voter.userId,
      CAST_BY: owners.person('P0').userId,
      CHOICE: 'abstain',
      VOTES: '11',
    }
    expect(await say([3], opening)).toEqual([receipt.entry.commitment])
    await appendFile(ballot, ' ')
    expect(await say([3], opening)).not.toEqual([receipt.entry.commitment])
    expect(await say([2], opening)).not.toEqual([receipt.entry.commitment])
  })
})
