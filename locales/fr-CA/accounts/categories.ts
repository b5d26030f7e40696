import { categories as french } from '../../fr-FR/accounts/categories.ts'
import { overlay } from '../../overlay.ts'

export const categories = overlay(french, {
  lead: 'Le budget fixé par le conseil d’administration et ce qui en est dépensé, par nature de charges. Ouvrez une catégorie pour voir ses comptes, puis un compte pour voir ses mouvements.',
  title: 'Budget et dépenses',
  chart: 'Budget et dépenses par catégorie',
  chartDescription: 'Pour chaque nature de charges, le montant prévu pour l’exercice à côté de ce qui est dépensé.',
})
