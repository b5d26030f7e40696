import type { Catalogue } from '../../catalogue.ts'

export const embeddedLogin: Catalogue['embeddedLogin'] = {
  title: 'Signing in',
  heading: 'Signing in from another application',
  waiting: 'Waiting for the application to hand you over.',
  done: 'You are signed in. You can go back to the application.',
  off: 'Signing in from another application is not enabled on this site.',
}
