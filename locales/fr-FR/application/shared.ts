/** What several areas say in the same words. */
export const shared = {
  openFile: 'Ouvrir {{name}}',
  otherPlace: 'Immeuble concerné : {{place}}',
  withheld: {
    title: 'Cette page ne vous est pas ouverte',
    text: 'Votre rôle dans cet immeuble n’y donne pas accès.',
  },
  readOnly: {
    title: 'Consultation seule',
    text: 'Vous consultez le portail au nom d’une autre personne : rien ne peut être modifié ici à sa place.',
  },
  confirm: {
    cancel: 'Annuler',
    failed: 'Cela n’a pas abouti. Réessayez dans un instant.',
  },
} as const
