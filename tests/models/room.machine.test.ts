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
  const agreeAnswered = async (answer: OthersAnswer | Error) => {
    room.answer = answer
    await agree()
  }
  const countAnswered = async (answer: ActAnswer) => {
    const { answer: usual } = server
    server.answer = answer
    await confirm()
    server.answer = usual
  }
  const inRoom = (news: string | null) =>
    expect([selectPart(now()), selectIsAsking(now()), selectNews(now())]).toEqual(['recording', false, news])
  return {
    events: {
      'manager has all the others for it': () => ask({ choice: 'for', people: 2, votes: 300 }),
      'manager thinks it over': () => actor.send({ type: 'others.cancel' }),
      'manager agrees': () => agreeAnswered('recorded'),
      'manager agrees, but the answer is lost': () => agreeAnswered(new Error('no network')),
      'manager agrees, but somebody has come in': () => agreeAnswered('changed'),
      'manager agrees, but it was counted elsewhere': () => agreeAnswered('closed'),
      'manager has it counted': () => actor.send({ type: 'count.ask' }),
      'manager goes back to the room': () => actor.send({ type: 'count.cancel' }),
      'manager types a wrong password': () => confirm('not this one'),
      'manager counts': () => confirm(),
      'manager counts, but the answer is lost': () => countAnswered({ kind: 'unanswered' }),
      'manager counts, but it was counted elsewhere': () =>
        countAnswered({ kind: 'refused', reason: 'action_not_possible', fieldCodes: {} }),
      'manager counts, but somebody has come in': () =>
        countAnswered({ kind: 'refused', reason: 'conflict', fieldCodes: {} }),
      'manager sends it again': () => sendAgain(),
    },
    states: {
      'sees who is there': () => inRoom(null),
      'is asked whether they may be recorded': () => expect(selectIsAsking(now())).toBe(true),
      'sees that nothing was recorded': () => {
        inRoom(null)
        expect(room.received).toEqual([])
      },
      'learns that no answer came': () => expect([selectIsAsking(now()), selectHasFailed(now())]).toEqual([true, true]),
      'learns that the room has changed': () => inRoom('changed'),
      'learns that it is over': () => expect(selectPart(now())).toBe('over'),
      'sees that all are recorded': () => inRoom('recorded'),
      'is asked for the password': () => expect(selectPart(now())).toBe('confirm'),
      'is in the room again': () => inRoom(null),
      'learns who has yet to vote': () => {
        inRoom(null)
        expect(selectIsRefused(now())).toBe(true)
      },
      'learns how many tries are left': () =>
        expect(selectMessage(confirmationRef().getSnapshot())?.remainingTries).toBe(4),
      'learns that nobody knows': () => expect(selectFailure(confirmationRef().getSnapshot())).toBe('unanswered'),
      'learns what was decided': () => expect(selectPart(now())).toBe('done'),
    },
  }
}

describe('the manager in the room and the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
