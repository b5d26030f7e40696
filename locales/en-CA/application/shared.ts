import type { Catalogue } from '../../catalogue.ts'

export const shared: Catalogue['shared'] = {
  openFile: 'Open {{name}}',
  otherPlace: 'Building concerned: {{place}}',
  withheld: {
    title: 'This page is not open to you',
    text: 'Your role in this building does not give access to it.',
  },
  readOnly: {
    title: 'View only',
    text: 'You are viewing the portal as somebody else: nothing can be changed here on their behalf.',
  },
  confirm: {
    cancel: 'Cancel',
    failed: 'That did not work. Try again in a moment.',
  },
  /** The password typed again before a binding act. */
  password: {
    password: 'Your password',
    why: 'To confirm that it is you, type your password again.',
    wrong: 'This password is not the right one.',
    lastTry: 'This password is not the right one. You have one last try before a 24-hour lock.',
    expired: 'Too much time has passed since you typed your password. Type it again.',
    unjudged: 'Your password could not be checked. Try again in a moment.',
    unansweredTitle: 'No answer came',
    unanswered: 'We do not know whether it arrived. You can safely send it again: it will be counted only once.',
    failedTitle: 'It could not be sent',
    failed: 'The service could not process it. Nothing is lost, try again.',
    retry: 'Send again',
  },
}
