import { maintenance as french } from '../../fr-FR/signIn/maintenance.ts'
import { overlay } from '../../overlay.ts'

export const maintenance = overlay(french, {
  title: 'Entretien du portail',
  heading: 'Le portail est en cours d’entretien',
  text: 'Nous travaillons à améliorer le service. Vos données sont en sécurité et ce que vous aviez saisi est conservé.',
  next: 'Revenez dans quelques instants ou réessayez dès maintenant.',
})
