import { newDecision as french } from '../../fr-FR/decisions/newDecision.ts'
import { overlay } from '../../overlay.ts'

export const newDecision = overlay(french, {
  titleHint: 'Par exemple : réfection de la façade côté rue',
  allShares: 'Quotes-parts générales',
  forbiddenText: 'Le gestionnaire et le président du conseil d’administration le peuvent.',
})
