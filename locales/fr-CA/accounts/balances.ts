import { balances as french } from '../../fr-FR/accounts/balances.ts'
import { overlay } from '../../overlay.ts'

export const balances = overlay(french, {
  lead: 'Ce que chaque copropriétaire doit aujourd’hui, et depuis quand. Réservé au conseil d’administration et au gestionnaire.',
  search: 'Rechercher un copropriétaire',
  lots: 'Fractions',
  moreLots: '{{some}}… ({{count}} fractions)',
  allLots: 'Toutes les fractions de {{name}}',
  reminders: { first: '1er rappel à envoyer', second: '2e rappel à envoyer' },
  reminderNote:
    'Le rappel à envoyer se déduit de l’âge de la plus ancienne dette. Les rappels déjà envoyés ne sont pas enregistrés ici.',
  nothing: {
    text: 'Les soldes apparaissent une fois les fractions et la comptabilité reprises.',
  },
})
