/** How a personal account works, told with the reader's own figures. */
export const understanding = {
  lead: 'Comment se lit votre compte de copropriétaire, avec vos propres chiffres.',
  balance: {
    title: 'Votre solde',
    sum: 'Le solde est ce qui vous a été appelé, moins ce que vous avez payé ou qui vous a été crédité. Sur les douze derniers mois, {{called}} vous ont été appelés ; votre solde est aujourd’hui de {{balance}}.',
    sign: 'Au-dessus de zéro, c’est ce que vous devez. En dessous, c’est un crédit : il servira à payer vos prochains appels.',
  },
  kinds: {
    title: 'Ce que vous devez, nature par nature',
    lead: 'Chaque somme est demandée pour une raison précise, et suivie à part.',
  },
  next: {
    title: 'D’où vient votre prochain appel',
    lead: 'L’assemblée vote un montant pour tout l’immeuble ; chaque lot en porte une part.',
    amount: '{{amount}} à payer le {{date}}.',
    paid: 'Rien à payer le {{date}}.',
    lessCredit: 'L’appel est de {{called}}, dont {{credit}} sont réglés par votre crédit.',
  },
  shares:
    'Ces parts sont inscrites dans le règlement de copropriété. Certaines dépenses, comme l’ascenseur, ont leurs propres parts : seuls les lots qui s’en servent les supportent.',
  payment: {
    title: 'Ce que devient un paiement',
    oldest: 'Un paiement règle d’abord ce que vous indiquez, sinon ce qui est dû depuis le plus longtemps.',
    credit: 'Si vous payez davantage, le reste devient un crédit. Rien n’est perdu, et rien n’est à demander.',
  },
  year: {
    title: 'À la fin de l’exercice',
    regularisation:
      'Les appels reposent sur un budget. Une fois l’exercice terminé, on compare votre part des dépenses réelles à ce qui vous a été appelé : la différence est la régularisation. Elle n’est due, ou rendue, qu’après l’approbation des comptes par l’assemblée.',
  },
  back: 'Retour à votre compte',
} as const
