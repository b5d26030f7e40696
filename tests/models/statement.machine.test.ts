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
import { everyStep, type StatementDriver } from './statement.model.ts'

const file = { format: 'pdf', address: '/statement.pdf', name: 'statement.pdf' } as const

function driveMachine(): StatementDriver {
  const { actor, outside } = startStatement(null)
  const now = () => actor.getSnapshot()
  const settled = () => waitFor(actor, (snapshot) => !selectIsLoading(snapshot) && selectPrepared(snapshot) === null)
  const explain = async (isDown: boolean) => {
    outside.isDown = isDown
    outside.name('entry.1')
    await settled()
  }
  const take = async (isDown: boolean) => {
    outside.isDown = isDown
    actor.send({ type: 'file.request', ...file })
    await settled()
  }
  return {
    events: {
      'co-owner asks where an amount comes from': () => explain(false),
      'co-owner asks, but the network fails': () => explain(true),
      'co-owner tries again': async () => {
        outside.isDown = false
        actor.send({ type: 'explanation.reload' })
        await settled()
      },
      'co-owner closes the explanation': () => outside.name(null),
      'co-owner takes the statement along': () => take(false),
      'co-owner takes it along, but the network fails': () => take(true),
    },
    states: {
      'reads the lines of the year': () => expect(selectExplainedLine(now())).toBeNull(),
      'reads how the amount was computed': () => {
        expect([selectExplainedLine(now()), selectHasFailed(now())]).toEqual(['entry.1', false])
      },
      'learns that the explanation is missing': () => expect(selectHasFailed(now())).toBe(true),
      'has the statement as a file': () => {
        expect([outside.prepared.length, selectHasNoFile(now())]).toEqual([1, false])
      },
      'learns that no file arrived': () => expect(selectHasNoFile(now())).toBe(true),
    },
  }
}

describe('the statement, walked against the machine', () => {
  it.each(everyStep.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
