/** What a building has in the bank, had, and will have. */
export const treasury = {
  lead: 'L’argent de l’immeuble en banque : aujourd’hui, depuis un an, et dans les mois qui viennent si seules les factures déjà reçues sont payées.',
  none: 'Aucun mouvement en banque',
  whoFills: 'Les mouvements de la banque apparaissent ici dès qu’ils sont enregistrés.',
  empty: 'Rien en banque, et rien de prévu',
  title: 'Un an avant, un an après',
  today: 'En banque aujourd’hui',
  expected: 'Prévu au {{date}}, avant les dépenses à venir',
  overdue: 'Impayés exigibles, non comptés',
  chart: 'En banque, mois par mois',
  chartDescription:
    'Ce que contenaient les comptes bancaires à la fin de chaque mois depuis un an, puis ce qu’ils devraient contenir.',
  series: 'Prévision',
  counted:
    'La prévision part de ce qui est en banque, ajoute les appels votés à leur échéance et retire les factures déjà reçues. Les dépenses qui n’ont pas encore de facture n’y sont pas, ni les impayés, dont personne ne sait quand ils rentreront.',
  votedUntil: 'Elle s’arrête le {{date}}, avec le dernier budget voté.',
  notVoted: 'Aucun budget n’est voté : rien ne peut être prévu.',
  byMonth: 'La prévision en chiffres',
  month: 'Fin de mois',
  calls: 'Appels',
  invoices: 'Factures',
  balance: 'En banque',
} as const
