export const mobileBanner = {
  label: 'Application mobile',
  continue: 'Continuer sur l’application {{brandName}}',
  free: 'Gratuit',
  open: 'Ouvrir',
  close: 'Fermer le bandeau',
} as const
