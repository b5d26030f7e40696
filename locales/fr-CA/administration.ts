import type { ApplicationCatalogue } from '../catalogue.ts'

export const administration: ApplicationCatalogue['administration'] = {
  heading: 'Consulter le portail au nom d’une personne',
  lead: 'Pendant une heure, vous voyez ce que voit cette personne. Vous ne pouvez ni voter, ni signer, ni payer à sa place.',
  refused: 'Le portail n’a pas pu s’ouvrir au nom de cette personne. Vérifiez son identifiant.',
  start: 'Consulter',
}
