import type { Catalogue } from '../catalogue.ts'

export const mobileBanner: Catalogue['mobileBanner'] = {
  label: 'Application mobile',
  continue: 'Continuer dans l’appli',
  free: 'Gratuit',
  open: 'Ouvrir',
  close: 'Fermer le bandeau',
}
