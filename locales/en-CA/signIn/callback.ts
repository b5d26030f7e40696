import type { Catalogue } from '../../catalogue.ts'

export const callback: Catalogue['callback'] = {
  title: 'Your request',
  working: 'Unlocking your account',
  success: {
    activation: { heading: 'Your account is active', text: 'You can sign in with your password.' },
    reinitialisation: {
      heading: 'Your password has been changed',
      text: 'Sign in with the new one. Your other sessions have been closed.',
    },
    deblocage: { heading: 'Your account is unlocked', text: 'You can sign in again.' },
  },
  unconfirmed: {
    heading: 'We cannot confirm this yet',
    text: 'Sign in to see where things stand.',
  },
  expired: {
    heading: 'Link expired',
    text: 'This link has already been used, or it is too old. Please ask for a new one.',
    again: 'Get a new link',
  },
  wrongOffer: {
    heading: 'Your account is on another site',
    text: 'This account is not valid here. Use it on the {{offer}} site.',
    unknownText: 'This account is not valid here.',
    link: 'Go to the {{offer}} site',
  },
  failed: { heading: 'The link could not be checked', text: 'It may still be valid. Try again in a moment.' },
  unknown: {
    heading: 'This link is incomplete',
    text: 'Open it from the email you received, or sign in.',
  },
  logIn: 'Sign in',
}
