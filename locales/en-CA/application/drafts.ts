import type { Catalogue } from '../../catalogue.ts'

/** What is said of what somebody has begun to write, whatever it is. */
export const drafts: Catalogue['drafts'] = {
  restored: 'We found what you had started.',
  resume: 'Carry on',
  discard: 'Clear all and start again',
  question: 'Clear this draft?',
  questionText: 'What you chose and wrote will be lost.',
  confirm: 'Clear',
  kept: 'Draft saved',
  copied: 'Draft kept on this device',
  lacksFile: 'A file has not been sent yet: leaving this page would lose it.',
  unkept: 'This draft could not be saved: stay on this page until you have sent it.',
  leaving: {
    title: 'Leave without saving?',
    text: 'Your changes are not saved: they will be lost if you leave this page.',
    leave: 'Leave without saving',
    stay: 'Stay',
  },
}
