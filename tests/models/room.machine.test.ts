import { describe, expect, it } from 'vitest'
import {
  selectHasFailed,
  selectIsAsking,
  selectIsRefused,
  selectNews,
  selectPart,
} from '#machines/decisions/room/room.selectors.ts'
import type { OthersAnswer } from '#machines/decisions/room/room.setup.ts'
import { selectFailure, selectMessage } from '#machines/parts/passwordConfirmation/passwordConfirmation.selectors.ts'
import type { ActAnswer } from '#machines/parts/passwordConfirmation/passwordConfirmation.setup.ts'
import { startRoom } from '#tests/support/startRoom.ts'
import type { RoomDriver } from './room.model.ts'
import { everyPath } from './room.model.ts'

function driveMachine(): RoomDriver {
  const { actor, now, ask, agree, confirm, sendAgain, confirmationRef, room, server } = startRoom()
  const agreeAndGet = async (answer: OthersAnswer | Error) => {
    room.answer = answer
    await agree()
  }
  const countAndGet = (answer: ActAnswer) => server.answerWith(answer, () => confirm())
  const inRoom = (news: string | null) =>
    expect([selectPart(now()), selectIsAsking(now()), selectNews(now())]).toEqual(['recording', false, news])
  return {
    events: {
      'manager marks all others as for': () => ask({ choice: 'for', people: 2, votes: 300 }),
      'manager cancels': () => actor.send({ type: 'others.cancel' }),
      'manager confirms': () => agreeAndGet('recorded'),
      'manager confirms, but the response is lost': () => agreeAndGet(new Error('no network')),
      'manager confirms, but somebody has come in': () => agreeAndGet('changed'),
      'manager confirms, but it was counted elsewhere': () => agreeAndGet('closed'),
      'manager starts the count': () => actor.send({ type: 'count.ask' }),
      'manager goes back to the room': () => actor.send({ type: 'count.cancel' }),
      'manager types a wrong password': () => confirm('not this one'),
      'manager counts': () => confirm(),
      'manager counts, but the response is lost': () => countAndGet({ kind: 'unanswered' }),
      'manager counts, but it was counted elsewhere': () =>
        countAndGet({ kind: 'refused', reason: 'action_not_possible', fieldCodes: {} }),
      'manager counts, but somebody has come in': () =>
        countAndGet({ kind: 'refused', reason: 'conflict', fieldCodes: {} }),
      'manager sends it again': () => sendAgain(),
    },
    states: {
      'sees who is there': () => inRoom(null),
      'is asked to confirm': () => expect(selectIsAsking(now())).toBe(true),
      'sees that nothing was recorded': () => {
        inRoom(null)
        expect(room.received).toEqual([])
      },
      'learns that the server did not answer': () =>
        expect([selectIsAsking(now()), selectHasFailed(now())]).toEqual([true, true]),
      'learns that the room has changed': () => inRoom('changed'),
      'learns that the vote is over': () => expect(selectPart(now())).toBe('over'),
      'sees that all are recorded': () => inRoom('recorded'),
      'sees the password step': () => expect(selectPart(now())).toBe('confirm'),
      'is in the room again': () => inRoom(null),
      'learns who has yet to vote': () => {
        inRoom(null)
        expect(selectIsRefused(now())).toBe(true)
      },
      'learns how many tries are left': () =>
        expect(selectMessage(confirmationRef().getSnapshot())?.remainingTries).toBe(4),
      'learns that the outcome is unknown': () =>
        expect(selectFailure(confirmationRef().getSnapshot())).toBe('unanswered'),
      'learns what was decided': () => expect(selectPart(now())).toBe('done'),
    },
  }
}

describe('voting in the room, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
