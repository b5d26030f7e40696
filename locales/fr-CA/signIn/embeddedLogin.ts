import { embeddedLogin as french } from '../../fr-FR/signIn/embeddedLogin.ts'
import { overlay } from '../../overlay.ts'

export const embeddedLogin = overlay(french, {
  heading: 'Connexion à partir d’une autre application',
  waiting: 'En attente des renseignements de l’application.',
  done: 'Connexion réussie. Vous pouvez retourner à l’application.',
  off: 'La connexion à partir d’une autre application n’est pas activée sur ce site.',
})
