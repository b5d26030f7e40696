import { stepMoves } from '#machines/parts/steps/steps.ts'
import type { Answered, Setback, Standing } from './paymentMandate.setup.ts'

export const setupOf = '§4 Payment mandate: setup steps'
/** While something is being sent, only the response decides. */
export const moves = stepMoves('#paymentMandate.opening')

export const standingOf = ({ event }: { event: { standing: Standing } }) => ({ standing: event.standing })
export const remember = { type: 'rememberStanding', params: standingOf } as const

/** The pending mandate was signed or discarded elsewhere. */
export const gone = {
  guard: { type: 'isGone', params: standingOf },
  target: '#paymentMandate.opening',
  description: 'It was signed or given up on another device.',
  actions: [remember, 'requestReached'],
} as const

export const answerOf = ({ event }: { event: { output: Answered['answer'] } }): Answered => ({ answer: event.output })
export const note = (setback: Setback) => ({ type: 'noteSetback', params: { setback } }) as const
export const isKind = <const Kind extends Answered['answer']['kind']>(kind: Kind) =>
  ({
    type: 'isAnswer',
    params: ({ event }: { event: { output: Answered['answer'] } }) => ({ answer: event.output, kind }),
  }) as const

/** A state in which something is being sent. */
export const sending = { tags: 'busy', entry: 'forgetSetback' } as const

/** The outcomes of sending: specific ones, or those of any request; `back` is the state that shows the latter. */
export const endings = <const Own extends readonly unknown[], const Back extends string>(own: Own, back: Back) =>
  ({
    onDone: [
      ...own,
      {
        guard: isKind('changed'),
        target: '#paymentMandate.opening',
        description: 'The mandate was signed, given up or ended elsewhere: the flow goes where it has got to.',
        actions: { type: 'followAnswer', params: answerOf },
      },
      {
        guard: isKind('night'),
        target: back,
        description: 'Payments have closed for the night: the page says when they open, and keeps what was typed.',
        actions: note('night'),
      },
      {
        target: back,
        description: 'No response: the network is down, or the response was lost. Sending it again is safe.',
        actions: note('unanswered'),
      },
    ],
    onError: { target: back, description: 'The server failed; nothing has happened.', actions: note('failed') },
  }) as const
