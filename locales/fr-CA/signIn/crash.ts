import { crash as french } from '../../fr-FR/signIn/crash.ts'
import { overlay } from '../../overlay.ts'

export const crash = overlay(french, {
  text: 'L’application s’est arrêtée. Nous en avons été avisés; vos données ne sont pas perdues.',
})
