export const confirm = {
  cancel: 'Annuler',
} as const

export const fields = {
  dateHint: 'JJ/MM/AAAA, par exemple 05/03/2026',
  ibanHint: '27 caractères, commençant par FR. Il figure sur votre RIB.',
  bicHint: '8 ou 11 caractères. Il figure à côté de l’IBAN.',
  siretHint: '14 chiffres',
  chooseTime: 'Choisir une heure',
  count: '{{count}} / {{limit}}',
  charactersLeft: 'Encore {{count}} caractères',
  charactersOver: '{{count}} caractères de trop',
  institution: 'Institution',
  institutionHint: '3 chiffres',
  transit: 'Transit',
  transitHint: '5 chiffres',
  account: 'Compte',
  accountHint: '7 à 12 chiffres',
} as const

export const steps = {
  label: 'Étapes',
  position: 'Étape {{number}} sur {{count}} : {{label}}',
  donePosition: 'Étape {{number}} sur {{count}}, terminée : {{label}}',
} as const
