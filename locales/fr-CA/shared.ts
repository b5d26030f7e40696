import type { ApplicationCatalogue } from '../catalogue.ts'

export const shared: ApplicationCatalogue['shared'] = {
  openFile: 'Ouvrir {{name}}',
  readOnly: {
    title: 'Consultation seule',
    text: 'Vous consultez le portail au nom d’une autre personne : rien ne peut être modifié ici à sa place.',
  },
  confirm: {
    cancel: 'Annuler',
    failed: 'Cela n’a pas abouti. Réessayez dans un instant.',
  },
}
