import { common as french } from '../../fr-FR/signIn/common.ts'
import { overlay } from '../../overlay.ts'

export const common = overlay(french, {
  offline: 'Vous êtes hors ligne. Votre saisie est conservée; envoyez-la au retour du réseau.',
  askForHelp: 'Besoin d’aide?',
  skipToContent: 'Passer au contenu',
  failedTitle: 'Nous n’avons pas pu afficher cette section',
})
