import { mandateNeeds as french } from '../../fr-FR/payments/mandateNeeds.ts'
import { overlay } from '../../overlay.ts'

export const mandateNeeds = overlay(french, {
  sign: { title: 'Signez votre accord' },
  suspended: { title: 'Voyez pourquoi vos débits préautorisés sont suspendus' },
})
