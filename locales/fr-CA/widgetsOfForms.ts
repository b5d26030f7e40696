import type { ApplicationCatalogue } from '../catalogue.ts'

export const confirm: ApplicationCatalogue['widgets']['confirm'] = {
  cancel: 'Annuler',
}

export const fields: ApplicationCatalogue['widgets']['fields'] = {
  dateHint: 'JJ/MM/AAAA, par exemple 05/03/2026',
  ibanHint: 'L’IBAN figure sur votre relevé de compte.',
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
  accountHint: '7 à 12 chiffres, au bas d’un chèque',
}

export const steps: ApplicationCatalogue['widgets']['steps'] = {
  label: 'Étapes',
  position: 'Étape {{number}} sur {{count}} : {{label}}',
  donePosition: 'Étape {{number}} sur {{count}}, terminée : {{label}}',
}
