import { entry as french } from '../../fr-FR/accounts/entry.ts'
import { overlay } from '../../overlay.ts'

export const entry = overlay(french, {
  everyLot: 'Toutes les fractions',
  lotId: 'Fraction',
  noLot: 'Aucune fraction en particulier',
  lotNumber: 'Fraction {{number}}',
})
