export const mobileBanner = {
  label: 'Application mobile',
  continue: 'Continuer dans l’appli',
  free: 'Gratuit',
  open: 'Ouvrir',
  close: 'Fermer le bandeau',
} as const
