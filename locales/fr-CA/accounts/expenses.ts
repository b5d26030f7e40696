import { expenses as french } from '../../fr-FR/accounts/expenses.ts'
import { overlay } from '../../overlay.ts'

export const expenses = overlay(french, {
  keyHint: 'Une clé de répartition dit quelles fractions supportent une dépense, et dans quelle proportion.',
  providers: {
    lead: 'Ce que chaque fournisseur a facturé sur l’exercice, notes de crédit déduites, travaux compris. La dernière ligne réunit ce qu’aucune facture n’explique : frais bancaires, ou travaux qu’un exercice reprend du précédent. Seuls le conseil d’administration et le gestionnaire lisent cette liste.',
  },
})
