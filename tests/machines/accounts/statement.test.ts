import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectExplainedLine,
  selectHasFailed,
  selectHasNoFile,
  selectIsLoading,
  selectPrepared,
} from '#machines/accounts/statement/statement.selectors.ts'
import { startStatement } from '#tests/support/startStatement.ts'

const file = { format: 'pdf', address: '/statement.pdf', name: 'statement.pdf' } as const

describe('the statement of an account', () => {
  it('explains the line that the address names, and stops when it names none', async () => {
    const { actor, outside } = startStatement('entry.1')
    expect(selectExplainedLine(actor.getSnapshot())).toBe('entry.1')
    expect(selectIsLoading(actor.getSnapshot())).toBe(true)
    await waitFor(actor, (snapshot) => !selectIsLoading(snapshot))
    expect(outside.loaded).toEqual(['entry.1'])
    outside.name(null)
    expect(selectExplainedLine(actor.getSnapshot())).toBeNull()
  })

  it('loads an explanation once while the address names the same line', async () => {
    const { actor, outside } = startStatement('entry.1')
    await waitFor(actor, (snapshot) => !selectIsLoading(snapshot))
    outside.name('entry.1')
    outside.name('entry.2')
    await waitFor(actor, (snapshot) => !selectIsLoading(snapshot))
    expect(outside.loaded).toEqual(['entry.1', 'entry.2'])
  })

  it('reports that an explanation does not load, and retries', async () => {
    const { actor, outside } = startStatement(null)
    outside.isDown = true
    outside.name('entry.1')
    await waitFor(actor, selectHasFailed)
    outside.isDown = false
    actor.send({ type: 'explanation.reload' })
    await waitFor(actor, (snapshot) => !selectHasFailed(snapshot) && !selectIsLoading(snapshot))
    expect(selectExplainedLine(actor.getSnapshot())).toBe('entry.1')
  })

  it('prepares one file at a time, regardless of the explanation', async () => {
    const { actor, outside } = startStatement('entry.1')
    actor.send({ type: 'file.request', ...file })
    expect(selectPrepared(actor.getSnapshot())).toBe('pdf')
    actor.send({ type: 'file.request', ...file, format: 'csv' })
    await waitFor(actor, (snapshot) => selectPrepared(snapshot) === null)
    expect(outside.prepared).toEqual([file])
    expect(selectExplainedLine(actor.getSnapshot())).toBe('entry.1')
  })

  it('reports that a file does not arrive, until the next request', async () => {
    const { actor, outside } = startStatement(null)
    outside.isDown = true
    actor.send({ type: 'file.request', ...file })
    await waitFor(actor, selectHasNoFile)
    outside.isDown = false
    actor.send({ type: 'file.request', ...file })
    await waitFor(actor, (snapshot) => selectPrepared(snapshot) === null)
    expect(selectHasNoFile(actor.getSnapshot())).toBe(false)
  })
})
