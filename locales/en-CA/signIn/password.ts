import type { Catalogue } from '../../catalogue.ts'

export const password: Catalogue['password'] = {
  request: {
    title: 'Forgotten password',
    lead: 'Enter the email address of your account: you will receive a link to choose a new password.',
    email: 'Email address',
    submit: 'Send the link',
    sending: 'Sending your request',
    checkedAgain: 'The check had expired and has been run again. Please send your request once more.',
  },
  captcha: {
    label: 'Robot check',
    checking: 'Checking automatically',
    checked: 'Check passed',
    checkFailed: 'The check did not work.',
    checkExpired: 'The check has expired.',
    retry: 'Run the check again',
  },
  activation: {
    title: 'Account activation',
    heading: 'Choose your password',
    lead: 'This is the last step before your account opens.',
  },
  reset: {
    title: 'New password',
    heading: 'Choose a new password',
    lead: 'It replaces the old one, and your other sessions will be closed.',
  },
  checking: 'Checking your link',
  form: {
    account: 'For the account',
    password: 'New password',
    submit: 'Save password',
    saving: 'Saving',
    rules: 'Your password must contain',
    met: 'Met:',
    failed: 'Not met:',
  },
  strength: {
    label: 'Password strength',
    unknown: 'The strength shows as you type',
    '0': 'Very weak',
    '1': 'Very weak',
    '2': 'Weak',
    '3': 'Acceptable',
    '4': 'Secure',
  },
}
