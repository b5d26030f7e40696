import type { Catalogue } from '../catalogue.ts'

export const embeddedLogin: Catalogue['embeddedLogin'] = {
  title: 'Connexion en cours',
  heading: 'Connexion à partir d’une autre application',
  waiting: 'En attente des renseignements de l’application.',
  done: 'Vous êtes connecté. Vous pouvez retourner à l’application.',
  off: 'La connexion à partir d’une autre application n’est pas activée sur ce site.',
}
