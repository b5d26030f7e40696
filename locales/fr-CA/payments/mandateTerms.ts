import { mandateTerms as french } from '../../fr-FR/payments/mandateTerms.ts'
import { overlay } from '../../overlay.ts'

export const mandateTerms = overlay(french, {
  reference: 'Référence de l’accord',
  creditor: 'Bénéficiaire',
  paid: 'Sommes débitées',
  kind: {
    auto: 'Toutes les charges communes, à leur échéance',
    auto_usual: 'Les charges communes courantes, à leur échéance',
  },
})
