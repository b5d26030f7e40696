export const shell = {
  signOut: 'Se déconnecter',
  terms: 'Conditions générales',
  impersonation: {
    banner: 'Résultats pour {{name}}',
    over: 'La consultation au nom d’une autre personne a pris fin. Vous êtes de retour sur votre compte.',
    stop: 'Revenir à mon compte',
  },
} as const
