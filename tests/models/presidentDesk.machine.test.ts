import { describe, expect, it } from 'vitest'
import {
  selectAct,
  selectAnswer,
  selectFieldCodes,
  selectPart,
} from '#machines/decisions/presidentDesk/presidentDesk.selectors.ts'
import type { DeskAct } from '#machines/decisions/presidentDesk/presidentDesk.setup.ts'
import { selectFailure, selectMessage } from '#machines/parts/passwordConfirmation/passwordConfirmation.selectors.ts'
import type { ActAnswer } from '#machines/parts/passwordConfirmation/passwordConfirmation.setup.ts'
import { aMeeting, startPresidentDesk } from '#tests/support/startPresidentDesk.ts'
import type { PresidentDeskDriver } from './presidentDesk.model.ts'
import { everyPath } from './presidentDesk.model.ts'

const tooNear = { ...aMeeting, day: '2030-01-20' }
const isTooNear = (act: DeskAct | null) => act?.answer === 'organise' && act.day === tooNear.day

function driveMachine(): PresidentDeskDriver {
  let started = startPresidentDesk()
  const now = () => started.now()
  const shows = (part: string, answer: string | null) =>
    expect([selectPart(now()), selectAnswer(now())]).toEqual([part, answer])
  const answerAndGet = (answer: ActAnswer) => started.server.answerWith(answer, () => started.confirm())
  return {
    events: {
      'president continues without a date': () => started.choose('organise'),
      'president chooses a day that is too near': () => started.choose('organise'),
      'president chooses a day that only the server finds too near': () => started.fillIn(tooNear),
      'president chooses a day far enough ahead': () => started.fillIn(aMeeting),
      'president refuses without a reason': () => started.choose('refuse'),
      'president refuses with a reason': () => started.fillIn({ answer: 'refuse', reason: 'Trop tôt.' }),
      'president chooses to abandon the project': () => started.fillIn({ answer: 'abandon', reason: null }),
      'president goes back': () => started.actor.send({ type: 'answer.change' }),
      'president comes back after a reload': () => {
        const kept = started.page.copies.at(-1) ?? null
        started.actor.stop()
        started = startPresidentDesk(kept)
      },
      'president types a wrong password': () => started.confirm('not this one'),
      'president confirms': () =>
        isTooNear(selectAct(now()))
          ? answerAndGet({ kind: 'refused', reason: 'invalid_value', fieldCodes: { day: 'noticePeriod' } })
          : started.confirm(),
      'president confirms, but the response is lost': () => answerAndGet({ kind: 'unanswered' }),
      'president confirms, but has answered on another device': () =>
        answerAndGet({ kind: 'refused', reason: 'action_not_possible', fieldCodes: {} }),
      'president sends it again': () => started.sendAgain(),
      'president comes back to close the project': () => {
        started = startPresidentDesk()
      },
      'president chooses to close the project': () => started.fillIn({ answer: 'conclude' }),
    },
    states: {
      'sees the request': () => shows('answering', null),
      'is told what is missing': () => shows('answering', 'organise'),
      'learns that the day is too near': () => shows('answering', 'organise'),
      'is asked to confirm a day that is too near': () => shows('confirm', 'organise'),
      'learns that the server refuses the day': () => {
        shows('answering', 'organise')
        expect(selectFieldCodes(now())).toEqual({ day: 'noticePeriod' })
      },
      'is asked to confirm the meeting': () => {
        shows('confirm', 'organise')
        expect(selectAct(now())).toEqual(aMeeting)
      },
      'finds the answers again': () => shows('answering', 'organise'),
      'learns how many tries are left': () =>
        expect(selectMessage(started.confirmationRef().getSnapshot())?.remainingTries).toBe(4),
      'learns that the outcome is unknown': () =>
        expect(selectFailure(started.confirmationRef().getSnapshot())).toBe('unanswered'),
      'learns that the request was already answered': () => shows('over', 'organise'),
      'learns that the meeting is called': () => {
        shows('done', 'organise')
        expect(started.page.hasForgotten).toBe(true)
        expect(started.server.received.at(-1)?.act).toEqual(aMeeting)
      },
      'may close the project': () => shows('answering', null),
      'is asked to confirm the closing': () => shows('confirm', 'conclude'),
      'learns that the project is closed': () => shows('done', 'conclude'),
      'is told that a reason is needed': () => shows('answering', 'refuse'),
      'is asked to confirm the refusal': () => shows('confirm', 'refuse'),
      'learns that the vote goes on': () => shows('done', 'refuse'),
      'is asked to confirm the abandonment': () => shows('confirm', 'abandon'),
      'learns that the project is abandoned': () => shows('done', 'abandon'),
    },
  }
}

describe('answering a request for a meeting, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
