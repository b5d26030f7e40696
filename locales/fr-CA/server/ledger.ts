import { ledger as french } from '../../fr-FR/server/ledger.ts'
import { overlay } from '../../overlay.ts'

export const ledger = overlay(french, {
  budgetCall: 'Charges communes – échéance du {{day}}',
  fundCall: 'Fonds de prévoyance – échéance du {{day}}',
  result: 'Affectation du résultat de l’exercice',
})
