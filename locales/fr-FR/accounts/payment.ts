/** Recording what a co-owner has paid. */
export const payment = {
  lead: 'Ce que vous saisissez est conservé au fur et à mesure, même si vous quittez cette page.',
  usualLabel: 'Virement reçu',
  amount: 'Montant reçu',
  paidOn: 'Reçu le',
  bankAccount: 'Sur le compte',
  submit: 'Enregistrer le règlement',
  done: 'Règlement enregistré',
  unanswered:
    'Pas de réponse du réseau. Réessayez dès que la connexion revient : le règlement ne sera enregistré qu’une fois.',
  failed: 'Le règlement n’est pas enregistré. Tout est conservé : réessayez dans un instant.',
  preview: {
    title: 'Ce que ce règlement solde',
    lead: 'À défaut d’indication du copropriétaire, les sommes dues les plus anciennes d’abord.',
    nobody: 'Choisissez le copropriétaire pour voir ce qu’il doit.',
    nothingDue: 'Rien n’est dû à cette date.',
    caption: 'Sommes dues à cette date',
    debt: 'Somme due',
    open: 'Reste dû',
    paid: 'Réglé',
    credit: '{{amount}} restent en avance, à valoir sur les prochains appels.',
  },
} as const
