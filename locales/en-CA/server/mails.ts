import type { Translated } from '../../catalogue.ts'
import type { mails as source } from '../../fr-FR/server/mails.ts'

/** Texts of the emails, in English of Canada. */
export const mails: Translated<typeof source> = {
  greeting: 'Hello {{name}},',
  linkHint: 'If the button does not work, copy this address into your browser:',
  signature: 'The {{company}} team',
  contact: 'Any question? Write to {{email}} or call {{phone}}.',
  activation: {
    subject: 'Activate your {{brand}} client portal',
    title: 'Your client portal is waiting for you',
    intro:
      'Your {{brand}} client portal is ready. Choose your password to follow your accounts, the decisions and the life of your building.',
    button: 'Choose my password',
    validity: 'This link works once and stays valid for 7 days.',
    reason:
      'You are receiving this email because the activation of a {{brand}} client portal was requested for this address. If you did not request it, ignore this email: nothing will be activated.',
  },
  reset: {
    subject: 'Reset your {{brand}} password',
    title: 'Choose a new password',
    intro: 'You asked for a new password for your {{brand}} client portal.',
    button: 'Choose a new password',
    validity: 'This link works once and stays valid for 60 minutes. The change signs out all your devices.',
    reason:
      'You are receiving this email because a new {{brand}} password was requested for this address. If you did not request it, ignore this email: your password stays the same.',
  },
  unlock: {
    subject: 'Unlock your {{brand}} client portal',
    title: 'Your client portal is locked',
    intro:
      'Five wrong passwords were entered for your {{brand}} client portal. As a precaution, sign-in is locked for 24 hours. You can unlock it right away.',
    button: 'Unlock my client portal',
    validity: 'This link works once and stays valid for 24 hours.',
    reason:
      'You are receiving this email because sign-in with this address has just been locked. If these attempts were not yours, your password was not found; unlock your portal, then change your password if you are in doubt.',
  },
  passwordChanged: {
    subject: 'Your {{brand}} password was changed',
    title: 'Your password was changed',
    intro:
      'The password of your {{brand}} client portal has just been changed. Your other devices are signed out: they will ask for the new password.',
    button: 'It was not me',
    validity:
      'If it was you, there is nothing to do. If not, use this button to ask for a new password right away, then tell us.',
    reason:
      'You are receiving this email, whatever your settings, because the {{brand}} password of this address has just been changed.',
  },
  deletionRequested: {
    subject: 'Your request to delete your {{brand}} account',
    title: 'We have received your request for deletion',
    intro:
      'You asked for your {{brand}} account to be deleted. We will answer within one month. Documents that the law requires us to keep, such as the accounts of the building, will be kept for as long as it says.',
    button: 'See my request',
    validity: 'Until we answer, you can cancel your request from your account.',
    reason:
      'You are receiving this email because the deletion of the {{brand}} account of this address has just been requested. If it was not you, cancel the request and change your password.',
  },
  membership: {
    subject: 'A building was added to your {{brand}} client portal',
    title: 'A building was added to your portal',
    intro:
      'Somebody from the building has given you access to its information. You can find it now among your buildings, in your {{brand}} client portal.',
    button: 'See my buildings',
    validity: 'There is nothing to activate: sign in as usual.',
    reason:
      'You are receiving this email because the address of your {{brand}} client portal was invited to join a building. If you do not know this building, please tell us.',
  },
  castVote: {
    subject: '{{brand}}: a vote was recorded in your name',
    title: 'A vote in your name · {{place}}',
    paper:
      'On {{date}} at {{time}}, {{castBy}} voted for you on “{{title}}”, with a paper proxy that bears your signature. The vote will count once the paper is checked.',
    online:
      'On {{date}} at {{time}}, {{castBy}} voted for you on “{{title}}”, with the proxy that you gave them online.',
    room: 'On {{date}} at {{time}}, {{castBy}} recorded your vote on “{{title}}” at the meeting.',
    button: 'Contest this vote',
    validity:
      'If all is in order, there is nothing to do. If not, this link lets you contest the vote until the count, without a password and once only: the vote is then set aside until somebody has checked it.',
    reason:
      'You are receiving this email, whatever your {{brand}} settings, because somebody voted in your name. It does not say how. Keep this link to yourself: it acts in your name.',
  },
  notification: {
    subject: '{{brand}}: {{sentence}}',
    title: '{{label}} · {{place}}',
    intro: '{{sentence}}.',
    button: 'See it in my account',
    validity: 'Too many emails? Choose which ones you receive, or stop them, on this page: {{settings}}',
    reason: 'You receive this message because emails of this kind are switched on in your {{brand}} settings.',
    obligatory: 'Keep this email: it may serve as proof.',
    obligatoryReason:
      'You receive this message, whatever your {{brand}} settings, because it protects the votes of your building.',
  },
}
