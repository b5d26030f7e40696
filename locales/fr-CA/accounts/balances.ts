import { balances as french } from '../../fr-FR/accounts/balances.ts'
import { overlay } from '../../overlay.ts'

export const balances = overlay(french, {
  lead: 'Ce que chaque copropriétaire doit aujourd’hui, et depuis quand. Réservé au conseil d’administration et à l’agence.',
  search: 'Rechercher un copropriétaire',
  lots: 'Fractions',
  nothing: {
    text: 'Les soldes apparaissent une fois les fractions et la comptabilité reprises.',
  },
})
