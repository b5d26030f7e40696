import { assertEvent } from 'xstate'
import { present } from '#machines/present.ts'
import { authenticationSetup, screenActions } from './authentication.setup.ts'

/** The states around the activation of an account: its form, the mail that follows, and the link to another offer's site. */

export const register = authenticationSetup.createStateConfig({
  description: 'Activation: customer reference number and postal code, for an unknown e-mail address.',
  meta: { specification: screenActions },
  tags: 'askingReference',
  initial: 'asking',
  states: {
    asking: { description: 'Waiting for the customer reference number and the postal code.' },
    activating: {
      description: 'The server looks for the customer with this number and postal code.',
      tags: 'busy',
      invoke: {
        id: 'activate',
        src: 'activate',
        input: ({ event }) => {
          assertEvent(event, 'activation.submit')
          const { email, customerReferenceNumber, zipCode } = event
          return { email, customerReferenceNumber, zipCode }
        },
        onDone: { target: '#authentication.CHECK_MAIL', description: 'Found: an activation link has been sent.' },
        onError: {
          target: 'activationFailed',
          description: 'Refused for any reason: the form says that something went wrong and keeps the typed values.',
        },
      },
    },
    activationFailed: {
      description: 'The activation failed; the typed values can be corrected and sent again.',
      tags: 'failed',
    },
  },
  on: {
    'activation.submit': {
      target: '.activating',
      actions: { type: 'rememberEmail', params: ({ event }) => event },
      description: 'The form is valid: the account is activated.',
    },
    'email.change': {
      target: 'none',
      description: 'The e-mail address was wrong, or the person has an account: back to the e-mail step.',
    },
  },
})

export const checkMail = authenticationSetup.createStateConfig({
  description: 'An activation link was sent to the address shown; the page also suggests the spam folder.',
  meta: { specification: screenActions },
  tags: 'mailAnnounced',
  initial: 'announced',
  states: {
    announced: { description: 'The person reads the mail.' },
    sendingAgain: {
      description: 'The activation link is being sent again.',
      tags: 'busy',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({ email: present(context.email) }),
        onDone: { target: '#authentication.emailSent', description: 'Sent: /email-envoye confirms it.' },
        onError: { target: 'sendingFailed', description: 'Not sent: the page says so, and the person may try again.' },
      },
    },
    sendingFailed: { description: 'The link could not be sent again.', tags: 'failed' },
  },
  on: {
    'mail.sendAgain': { target: '.sendingAgain', description: 'Nothing has arrived: the link is sent again.' },
    'mail.confirm': {
      target: 'none',
      actions: 'forgetEmail',
      description: 'The person goes back to an empty login form.',
    },
  },
})

export const redirectToOffer = authenticationSetup.createStateConfig({
  description: 'The account belongs to another offer: the notice names its site and links to it.',
  meta: { specification: screenActions },
  tags: 'elsewhere',
  exit: 'forgetAllowedOffer',
  on: {
    'email.change': {
      target: 'none',
      description: 'The person tries another e-mail address: back to the e-mail step.',
    },
  },
})
