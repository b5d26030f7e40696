import { assertEvent } from 'xstate'
import { present } from '#machines/present.ts'
import { authenticationSetup, screenActions } from './authentication.setup.ts'

/** The states around the activation of an account: its form, the mail that follows, and the way to another offer's site. */

export const register = authenticationSetup.createStateConfig({
  description: 'Activation: customer reference number and postal code, for an address nobody knows yet.',
  meta: { specification: screenActions },
  tags: 'askingReference',
  initial: 'asking',
  states: {
    asking: { description: 'Waiting for the customer reference number and the postal code.' },
    activating: {
      description: 'The server looks for the customer who has this number and this postal code.',
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
          description: 'Refused for whatever reason: the form says that something went wrong and keeps what was typed.',
        },
      },
    },
    activationFailed: {
      description: 'The activation did not succeed; what was typed is still there to be corrected and sent again.',
      tags: 'failed',
    },
  },
  on: {
    'activation.submit': {
      target: '.activating',
      actions: { type: 'rememberEmail', params: ({ event }) => event },
      description: 'The form has no validation error: activate.',
    },
    'email.change': {
      target: 'none',
      description: 'The address was not the right one, or the person has an account: back to the e-mail step.',
    },
  },
})

export const checkMail = authenticationSetup.createStateConfig({
  description: 'An activation link is on its way to the address shown; look among unwanted mail too.',
  meta: { specification: screenActions },
  tags: 'mailAnnounced',
  initial: 'announced',
  states: {
    announced: { description: 'Nothing to do here but to read the mail.' },
    sendingAgain: {
      description: 'The activation link is being sent once more.',
      tags: 'busy',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({ email: present(context.email) }),
        onDone: { target: '#authentication.emailSent', description: 'Sent: /email-envoye confirms it.' },
        onError: { target: 'sendingFailed', description: 'Not sent: say so, and let the person try again.' },
      },
    },
    sendingFailed: { description: 'The link could not be sent again.', tags: 'failed' },
  },
  on: {
    'mail.sendAgain': { target: '.sendingAgain', description: 'Nothing arrived: send the link again.' },
    'mail.confirm': {
      target: 'none',
      actions: 'forgetEmail',
      description: 'Read and understood: back to an empty login form.',
    },
  },
})

export const redirectToOffer = authenticationSetup.createStateConfig({
  description: 'This account lives on the site of another offer: the notice names it and links to it.',
  meta: { specification: screenActions },
  tags: 'elsewhere',
  exit: 'forgetAllowedOffer',
  on: {
    'email.change': { target: 'none', description: 'Another address may belong here: back to the e-mail step.' },
  },
})
