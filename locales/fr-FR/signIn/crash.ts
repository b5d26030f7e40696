/** Known before any catalogue is: read by the error screen itself. */
export const crash = {
  heading: 'Une erreur est survenue',
  text: 'L’application s’est arrêtée. Vos données ne sont pas perdues.',
  outdated: 'Une partie de l’application n’a pas pu être chargée. Vérifiez votre connexion.',
  reload: 'Recharger la page',
  backHome: 'Retour à l’accueil',
  report: 'Signaler ce problème à l’assistance',
} as const
