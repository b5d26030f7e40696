import type { Catalogue } from '../catalogue.ts'

export const maintenance: Catalogue['maintenance'] = {
  title: 'Entretien du portail',
  heading: 'Le portail est en cours d’entretien',
  text: 'Nous travaillons à améliorer le service. Vos données sont en sécurité et ce que vous aviez saisi est conservé.',
  next: 'Revenez dans quelques instants ou réessayez dès maintenant.',
}
