import { common as french } from '../../fr-FR/signIn/common.ts'
import { overlay } from '../../overlay.ts'

export const common = overlay(french, {
  askForHelp: 'Besoin d’aide?',
  skipToContent: 'Passer au contenu',
})
