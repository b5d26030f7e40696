/** What each co-owner owes. */
export const balances = {
  lead: 'Ce que chaque copropriétaire doit aujourd’hui, et depuis quand. Réservé au conseil syndical et au gestionnaire.',
  caption: 'Soldes des copropriétaires',
  which: 'Soldes affichés',
  sides: { all: 'Tous', debit: 'Débiteurs', credit: 'Créditeurs' },
  search: 'Chercher un nom ou un lot',
  owner: 'Copropriétaire',
  lots: 'Lots',
  moreLots: '{{some}}… ({{count}}\u00a0lots)',
  allLots: 'Tous les lots de {{name}}',
  balance: 'Solde',
  due: 'Exigible',
  awaiting: 'En attente',
  totals: {
    due: 'Exigible en tout',
    debtors: 'Soldes débiteurs',
    creditors: 'Soldes créditeurs',
    awaiting: 'Régularisation en attente de l’assemblée',
  },
  ageing: {
    since: 'Par ancienneté',
    title: 'Exigible par ancienneté',
    description: 'Ce que les copropriétaires doivent encore, par mois écoulés depuis l’échéance.',
    underThree: '0–3 mois',
    underSix: '3–6 mois',
    underTwelve: '6–12 mois',
    older: '> 12 mois',
  },
  toRemind: '{{reminder}}, exigible depuis le {{date}}',
  reminders: {
    first: '1re relance à faire',
    second: '2e relance à faire',
    formalNotice: 'Mise en demeure à envoyer',
  },
  reminderNote:
    'La relance à faire se déduit de l’ancienneté de la plus ancienne dette. Les relances déjà envoyées ne sont pas enregistrées ici.',
  nothing: {
    title: 'Aucun compte de copropriétaire',
    text: 'Les soldes apparaissent une fois les lots et la comptabilité repris par le gestionnaire.',
  },
  nothingFound: 'Aucun copropriétaire ne correspond',
} as const
