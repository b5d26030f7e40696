import type { Translated } from '../catalogue.ts'
import type { texts as source } from '../fr-FR/outcome.ts'

export const texts: Translated<typeof source> = {
  outcome: {
    waiting: {
      heading: 'Waiting for confirmation',
      text: 'Our provider has not confirmed your signature yet. This page updates by itself; you can also close it, and nothing will be lost.',
    },
    failed: {
      heading: 'The result could not be read',
      text: 'Nothing you did is lost. Try again in a moment.',
    },
    elsewhere: 'You will find it there once you have signed in.',
    home: 'Go to the dashboard',
    signature: {
      asking: 'Checking your signature…',
      goOn: 'Continue to payment',
      goBack: 'Back to the agreement',
      again: 'See my agreement',
      expired: {
        heading: 'This signature request has ended',
        text: 'It lasts ten minutes, and ends when the agreement changes. The agreement page says where you stand.',
      },
      elsewhere: 'This signature was requested on another site',
      refused: {
        heading: 'The agreement is not signed',
        text: 'You declined to sign, or left before signing. The agreement is waiting for you: you can correct it, or sign it later.',
      },
    },
    paiement: {
      asking: 'Checking your payment…',
      goOn: 'Follow this payment',
      goBack: 'See why, and what to do',
      again: 'See what is due',
      expired: {
        heading: 'Payment not found',
        text: 'The link does not match any of your payments. Your account shows those you have made, and what is still due.',
      },
      elsewhere: 'This payment was requested on another site',
      refused: {
        heading: 'The payment was declined',
        text: 'The bank did not make it, or returned it. The amount is still due.',
      },
    },
    states: {
      signed: {
        heading: 'Your agreement is signed',
        text: 'The signature is confirmed, and the signed agreement is kept for you.',
      },
      asked: {
        heading: 'Your payment is recorded',
        text: 'It will go out with the next file for the bank. There is nothing else to do.',
      },
      held: {
        heading: 'Your payment is on hold',
        text: 'Nothing is debited until the hold is released.',
      },
      inFile: { heading: 'Your payment is on its way', text: 'It is in the file for the bank.' },
      debited: { heading: 'Your account has been debited', text: 'The entry in the building’s accounts will follow.' },
      booked: { heading: 'Your payment is recorded', text: 'It is in the building’s accounts.' },
      refunded: { heading: 'This payment was refunded to you', text: 'What it had settled is due again.' },
    },
  },
}
