import { accountsCsv as french } from '../../fr-FR/server/accountsCsv.ts'
import { overlay } from '../../overlay.ts'

export const accountsCsv = overlay(french, {
  movements: { lot: 'Fraction' },
  balances: {
    lots: 'Fractions',
    reminder: 'Rappel à envoyer',
    reminders: { first: '1er rappel', second: '2e rappel' },
  },
})
