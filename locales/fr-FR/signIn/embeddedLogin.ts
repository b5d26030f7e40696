export const embeddedLogin = {
  title: 'Connexion en cours',
  heading: 'Connexion depuis une autre application',
  waiting: 'En attente des informations de l’application.',
  done: 'Connexion réussie. Vous pouvez revenir à l’application.',
  off: 'La connexion depuis une autre application n’est pas activée sur ce site.',
} as const
