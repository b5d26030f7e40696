import type { Catalogue } from '../../catalogue.ts'

export const profile: Catalogue['profile'] = {
  saved: 'Your profile has been updated',
  check: {
    title: 'Profile check',
    heading: 'What number can we reach you at?',
    lead: 'It is used to warn you of an incident in the building.',
    phone: 'Phone number',
    phoneHint: 'A cell phone number is needed to pay online.',
    submit: 'Send',
    sending: 'Sending',
    skip: 'Skip this step',
  },
}
