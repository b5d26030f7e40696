import { profileCheckMachine } from '#machines/profile/profileCheck/profileCheck.machine.ts'
import { profileEditMachine } from '#machines/profile/profileEdit/profileEdit.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

export const walks = [
  walkOf(profileCheckMachine, {
    events: [{ type: 'phone.change' }, { type: 'phone.send', phoneNumber: '0612345678' }, { type: 'check.skip' }],
    answers: { savePhone: [{ isSaved: true }, { isSaved: false, fieldCode: 'invalidPhone' }] },
    ends: ['checked', 'skipped'],
  }),
  walkOf(profileEditMachine, {
    events: [
      { type: 'profile.change' },
      { type: 'profile.save', changes: {} },
      { type: 'profile.save', changes: { firstName: 'Ada' } },
    ],
    answers: { saveProfile: [{ isSaved: true }, { isSaved: false, fieldCodes: { phoneNumber: 'invalidPhone' } }] },
  }),
]
