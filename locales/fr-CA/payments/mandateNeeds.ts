import { mandateNeeds as french } from '../../fr-FR/payments/mandateNeeds.ts'
import { overlay } from '../../overlay.ts'

export const mandateNeeds = overlay(french, {
  sign: { title: 'Votre accord attend votre signature' },
  suspended: { title: 'Vos débits préautorisés sont suspendus' },
})
