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
}
