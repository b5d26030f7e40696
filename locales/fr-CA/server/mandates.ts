import { mandates as french } from '../../fr-FR/server/mandates.ts'
import { overlay } from '../../overlay.ts'

export const mandates = overlay(french, {
  code: '{{brand}} : votre code pour signer l’accord est {{code}}. Il est valide pendant {{minutes}} minutes. Ne le donnez à personne.',
})
