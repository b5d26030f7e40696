import { widgets as french } from '../../fr-FR/application/widgets.ts'
import { overlay } from '../../overlay.ts'

export const widgets = overlay(french, {
  fields: {
    ibanHint: 'L’IBAN figure sur votre relevé de compte.',
    accountHint: '7 à 12 chiffres, au bas d’un chèque',
  },
})
