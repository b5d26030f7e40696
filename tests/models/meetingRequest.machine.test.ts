import { describe, expect, it } from 'vitest'
import { selectIsKept, selectMessage, selectPart } from '#machines/decisions/meetingRequest/meetingRequest.selectors.ts'
import {
  selectFailure,
  selectMessage as selectSaid,
} from '#machines/parts/passwordConfirmation/passwordConfirmation.selectors.ts'
import type { ActAnswer } from '#machines/parts/passwordConfirmation/passwordConfirmation.setup.ts'
import { aMessage, startMeetingRequest } from '#tests/support/startMeetingRequest.ts'
import type { MeetingRequestDriver } from './meetingRequest.model.ts'
import { everyPath } from './meetingRequest.model.ts'

function driveMachine(): MeetingRequestDriver {
  let started = startMeetingRequest()
  const now = () => started.now()
  const shows = (part: string) => expect(selectPart(now())).toBe(part)
  const askAndGet = (answer: ActAnswer | Error) => started.server.answerWith(answer, () => started.confirm())
  return {
    events: {
      'co-owner writes to the president': () => started.actor.send({ type: 'message.change', message: aMessage }),
      'co-owner comes back after a reload': () => {
        const message = started.page.copies.at(-1) ?? null
        started.actor.stop()
        started = startMeetingRequest({ message })
      },
      'co-owner continues': () => started.actor.send({ type: 'request.confirm', message: aMessage }),
      'co-owner goes back': () => started.actor.send({ type: 'request.back' }),
      'co-owner types a wrong password': () => started.confirm('not this one'),
      'co-owner asks': () => started.confirm(),
      'co-owner asks, but there is no network': () => askAndGet({ kind: 'unanswered' }),
      'co-owner asks, but the server fails': () => askAndGet(new Error('500')),
      'co-owner sends it again': () => started.sendAgain(),
      'co-owner asks on another device': () => started.page.learn(true),
      'co-owner withdraws': () => started.withdraw(),
      'co-owner withdraws, but there is no network': async () => {
        started.withdrawal.answer = new Error('offline')
        await started.withdraw()
        started.withdrawal.answer = 'withdrawn'
      },
      'a neighbour asks elsewhere': () => started.page.learn(false),
      'enough others ask elsewhere': () => started.page.learn(selectPart(now()) === 'requested', false),
      'the president refuses': () => started.page.learn(false),
      'the president closes the project': () => started.page.learn(false, false),
    },
    states: {
      'sees how many votes are missing': () => shows('writing'),
      'sees that fewer votes are missing': () => shows('writing'),
      'learns that the request is before the president': () => shows('over'),
      'has written a message': () => {
        shows('writing')
        expect(started.page.copies).toEqual([aMessage])
      },
      'finds the message again': () => {
        shows('writing')
        expect(selectMessage(now())).toBe(aMessage)
      },
      'sees the password step': () => shows('confirm'),
      'learns how many tries are left': () =>
        expect(selectSaid(started.confirmationRef().getSnapshot())?.remainingTries).toBe(4),
      'learns that the outcome is unknown': () =>
        expect(selectFailure(started.confirmationRef().getSnapshot())).toBe('unanswered'),
      'learns that it failed': () => expect(selectFailure(started.confirmationRef().getSnapshot())).toBe('failed'),
      'learns that they have already asked': () => {
        shows('requested')
        expect(started.page.hasForgotten).toBe(true)
      },
      'learns that their votes count': () => {
        shows('requested')
        expect(started.page.hasForgotten).toBe(true)
        expect(new Set(started.server.received.map(({ act, token }) => `${act.message} ${token}`))).toEqual(
          new Set([`${aMessage} token`]),
        )
      },
      'learns that the request still counts': () => {
        shows('requested')
        expect(selectIsKept(now())).toBe(true)
      },
      'may ask again': () => shows('writing'),
      'sees that a quarter is reached': () => shows('requested'),
      'learns that the project is closed': () => shows('over'),
    },
  }
}

describe('requesting a meeting, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
