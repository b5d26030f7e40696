import type { ApplicationCatalogue } from '../catalogue.ts'

export const shell: ApplicationCatalogue['shell'] = {
  signOut: 'Sign out',
  terms: 'Terms and conditions',
  impersonation: {
    banner: 'Results for {{name}}',
    over: 'Viewing the portal as someone else has ended. You are back in your own account.',
    stop: 'Back to my account',
  },
}
