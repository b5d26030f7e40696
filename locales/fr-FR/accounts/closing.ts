/** Closing a fiscal year, and the approval of its accounts. */
export const closing = {
  lead: 'La clôture arrête les comptes d’un exercice terminé. L’assemblée générale les approuve ensuite.',
  years: {
    open: '{{years}} (ouvert)',
    closed: '{{years}} (clôturé, à approuver)',
    approved: '{{years}} (approuvé)',
  },
  open: {
    button: 'Ouvrir l’exercice suivant',
    title: 'Ouvrir un exercice',
    none: 'Ouvrez le premier : le budget, les appels et les écritures peuvent ensuite y entrer.',
    first: 'Le premier exercice commence le jour de votre choix et dure dix-huit mois au plus.',
    lead: 'Il commence le {{date}}, au lendemain du précédent. Le budget, les appels et les écritures peuvent y entrer aussitôt. Les soldes y arrivent à la clôture du précédent.',
    startsOn: 'Premier jour',
    endsOn: 'Dernier jour',
    send: 'Ouvrir l’exercice',
    done: 'Exercice ouvert',
    tooEarly: 'L’exercice {{years}} est déjà ouvert. Le suivant pourra s’ouvrir à partir du {{date}}.',
    wrongStart: 'Un collègue vient d’ouvrir cet exercice',
    wrongEnd: 'Choisissez un jour dans les dix-huit mois qui suivent le premier',
  },
  missing: {
    title: 'Ce qu’il reste à faire',
    lead: 'L’exercice pourra être clôturé quand tout sera réglé.',
    yearNotOver: 'L’exercice se termine le {{date}} : il se clôture à partir du lendemain.',
    earlierYearOpen: 'Un exercice précédent est encore ouvert.',
    callsNotIssued: 'Un appel de fonds de l’exercice n’est pas encore émis. Il part automatiquement à sa date.',
    suspense: 'Il reste {{amount}} en attente au compte {{account}} : affectez chaque somme à son vrai compte.',
    worksWithoutName:
      'Le compte {{account}} porte {{amount}} sans dire pour quels travaux : contre-passez ces écritures et ressaisissez-les avec leurs travaux.',
    keyWithoutLots: 'Des dépenses sont affectées à une clé de répartition qui ne concerne aucun lot.',
    interfund: 'Les virements entre fonds ne s’équilibrent pas : il reste {{amount}} au compte {{account}}.',
  },
  mend: {
    earlierYearOpen: 'Clôturer l’exercice précédent',
    callsNotIssued: 'Voir les appels de fonds',
    suspense: 'Voir les sommes en attente',
    worksWithoutName: 'Voir ces écritures',
    keyWithoutLots: 'Voir les dépenses par clé',
    interfund: 'Voir les virements entre fonds',
  },
  result: {
    title: 'Le résultat de l’exercice',
    netCharges: 'Charges, autres produits déduits',
    called: 'Provisions appelées',
    balance: 'Solde',
    lots: {
      over: '{{amount}} ont été appelés en trop : chaque lot récupère sa part, clé par clé.',
      short: 'Il manque {{amount}} : chaque lot en doit sa part, clé par clé.',
      even: 'Les provisions couvrent exactement les charges.',
    },
    funds: {
      over: '{{amount}} restent dans les fonds.',
      short: 'Il manque {{amount}} aux fonds.',
      even: 'Les contributions couvrent exactement les charges.',
    },
  },
  ready: {
    title: 'Ce que fait la clôture',
    noEntries:
      'Plus aucune écriture n’entre dans l’exercice. Une erreur trouvée plus tard se corrige dans l’exercice ouvert.',
    shared: {
      FR: 'Le résultat est réparti entre les lots. Ce que chacun doit ou récupère reste en attente jusqu’à l’approbation des comptes.',
      QC: 'Le résultat de chaque fonds s’ajoute à son solde.',
    },
    next: 'Les soldes de clôture ouvrent l’exercice suivant.',
    close: 'Clôturer l’exercice {{years}}',
  },
  question: {
    title: 'Clôturer l’exercice {{years}} ?',
    text: 'Un exercice clôturé ne se rouvre pas.',
    confirm: 'Clôturer',
  },
  closed: {
    title: 'Exercice clôturé, comptes à approuver',
    lead: {
      FR: 'Ce que chaque lot doit ou récupère est calculé, mais en attente : rien n’est exigible avant l’approbation.',
      QC: 'Chaque fonds garde son excédent ou son déficit.',
    },
    toBalances: 'Voir ce qui est en attente, copropriétaire par copropriétaire',
    effect: {
      FR: 'À l’approbation, ces sommes deviennent exigibles, ou viennent en déduction de ce qui est dû.',
      QC: 'Indiquez le jour où les comptes ont été présentés à l’assemblée.',
    },
    day: 'Jour de l’assemblée',
    wrongDay: 'L’assemblée a eu lieu après le {{date}}, et au plus tard aujourd’hui',
    approve: 'Approuver les comptes',
  },
  approved: {
    title: 'Comptes approuvés',
    text: 'L’assemblée générale les a approuvés le {{date}}.',
  },
  setbacks: {
    overtaken: { title: 'L’exercice a changé entre-temps', text: 'Voici où il en est maintenant.' },
    unanswered: {
      title: 'Pas de réponse',
      text: 'Le réseau n’a pas répondu. Réessayez dès que la connexion revient : rien ne sera fait deux fois.',
    },
    failed: { title: 'Rien n’a été enregistré', text: 'Réessayez dans un instant.' },
  },
} as const
