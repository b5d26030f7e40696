import type { Translated } from '../catalogue.ts'
import type { crash as source } from '../fr-FR/crash.ts'

export const crash: Translated<typeof source> = {
  title: 'Une erreur est survenue',
  heading: 'Une erreur est survenue',
  text: 'L’application s’est arrêtée. Nous en avons été avisés; vos données ne sont pas perdues.',
  outdated: 'Une partie de l’application n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page.',
  reload: 'Recharger la page',
  backHome: 'Retour à l’accueil',
}
