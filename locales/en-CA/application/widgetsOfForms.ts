import type { Catalogue } from '../../catalogue.ts'

export const confirm: Catalogue['widgets']['confirm'] = {
  cancel: 'Cancel',
}

export const fields: Catalogue['widgets']['fields'] = {
  dateHint: 'DD/MM/YYYY, for example 31/12/2026',
  ibanHint: 'You find the IBAN on your bank statement.',
  bicHint: '8 or 11 characters, next to the IBAN.',
  siretHint: '14 digits',
  chooseTime: 'Choose a time',
  count: '{{count}} / {{limit}}',
  charactersLeft: '{{count}} characters left',
  charactersOver: '{{count}} characters too many',
  institution: 'Institution',
  institutionHint: '3 digits',
  transit: 'Transit',
  transitHint: '5 digits',
  account: 'Account',
  accountHint: '7 to 12 digits, at the bottom of a cheque',
}

export const steps: Catalogue['widgets']['steps'] = {
  label: 'Steps',
  position: 'Step {{number}} of {{count}}: {{label}}',
  donePosition: 'Step {{number}} of {{count}}, done: {{label}}',
}
