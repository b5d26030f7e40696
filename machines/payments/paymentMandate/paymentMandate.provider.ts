import { answerOf, endings, gone, isKind, moves, note, remember, sending } from './paymentMandate.answers.ts'
import { paymentMandateSetup } from './paymentMandate.setup.ts'

const request = {
  target: 'requesting',
  description: 'The person has read the mandate: the server asks the provider for the signature.',
} as const

/** The other way to sign: the person goes to the provider's page, and comes back to /callback/signature. */
export const provider = paymentMandateSetup.createStateConfig({
  description: 'The mandate is signed at a provider, whose page the portal leads to.',
  tags: 'provider',
  initial: 'reading',
  states: {
    reading: {
      description: 'The person reads what they are about to sign.',
      on: { ...moves, 'signature.request': request },
    },
    requesting: {
      description: 'The signature is asked for. As long as it is open, a repeat leads to the same request.',
      ...sending,
      invoke: {
        id: 'requestSignature',
        src: 'requestSignature',
        ...endings(
          [
            {
              guard: isKind('ready'),
              target: 'leaving',
              description: 'The provider waits for the person.',
              actions: { type: 'goToProvider', params: answerOf },
            },
            {
              guard: isKind('tooMany'),
              target: 'reading',
              description: 'Three signatures were asked for within an hour.',
              actions: note('tooMany'),
            },
          ],
          'reading',
        ),
      },
    },
    leaving: {
      description: 'The browser is leaving. A person who comes back without signing can go there again.',
      tags: 'leaving',
      on: { ...moves, 'signature.request': request },
    },
  },
  on: {
    'standing.changed': [gone, { description: 'Payments have opened or closed.', actions: remember }],
  },
})
