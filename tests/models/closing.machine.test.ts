import { describe, expect, it } from 'vitest'
import { selectIsAsking, selectPart, selectSetback } from '#machines/accounts/closing/closing.selectors.ts'
import type { ClosingAnswer, YearStanding } from '#machines/accounts/closing/closing.setup.ts'
import { startClosing } from '#tests/support/startClosing.ts'
import { type ClosingDriver, everyPath } from './closing.model.ts'

const complete = (state: YearStanding['state']): YearStanding => ({ state, isComplete: true })
const done = (state: YearStanding['state']): ClosingAnswer => ({ kind: 'done', standing: complete(state) })

function driveMachine(): ClosingDriver {
  const { actor, server, settled } = startClosing({ state: 'open', isComplete: false })
  const now = () => actor.getSnapshot()
  const confirm = async (answer: ClosingAnswer) => {
    server.closes = answer
    actor.send({ type: 'closing.confirm' })
    await settled()
  }
  const approve = async (answer: ClosingAnswer) => {
    server.approves = answer
    actor.send({ type: 'approval.send', approvedOn: '2030-06-10' })
    await settled()
  }
  const shows = (part: string, setback: string | null = null) => {
    expect([selectPart(now()), selectSetback(now())]).toEqual([part, setback])
  }
  return {
    events: {
      'accountant empties the suspense account': () => server.says(complete('open')),
      'accountant wants to close the year': () => actor.send({ type: 'closing.ask' }),
      'accountant changes their mind': () => actor.send({ type: 'closing.cancel' }),
      'accountant confirms': () => confirm(done('closed')),
      'accountant confirms, but there is no network': () => confirm({ kind: 'unanswered' }),
      'accountant confirms, but a colleague has closed it': () =>
        confirm({ kind: 'overtaken', standing: complete('closed') }),
      'a colleague closes the year': () => server.says(complete('closed')),
      'accountant approves on a day of the year itself': () => approve({ kind: 'wrongDay' }),
      'accountant approves on the day of the meeting': () => approve(done('approved')),
      'accountant approves, but there is no network': () => approve({ kind: 'unanswered' }),
      'a colleague records the approval': () => server.says(complete('approved')),
    },
    states: {
      'reads what is missing': () => shows('missing'),
      'reads what the closing will do': () => {
        shows('ready')
        expect(selectIsAsking(now())).toBe(false)
      },
      'is asked to be sure': () => expect(selectIsAsking(now())).toBe(true),
      'learns that nobody knows whether it is closed': () => shows('ready', 'unanswered'),
      'learns that a colleague was faster': () => shows('closed', 'overtaken'),
      'reads what awaits the meeting': () => shows('closed'),
      'learns that the day is wrong': () => shows('closed', 'wrongDay'),
      'learns that nobody knows whether it is approved': () => shows('closed', 'unanswered'),
      'reads that the accounts are approved': () => shows('approved'),
    },
  }
}

describe('the closing of a year, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
