/** What the terms of accounting mean, in plain words. Each loads with the first that somebody asks for. */
export const terms = {
  balance: {
    name: 'Solde',
    text: 'Ce qui a été appelé, moins ce qui a été payé ou crédité. Au-dessus de zéro, c’est une dette ; en dessous, un crédit.',
  },
  due: { name: 'Exigible', text: 'Ce dont l’échéance est passée et qui n’est pas encore payé.' },
  awaiting: {
    name: 'Régularisation en attente',
    text: 'La différence entre ce qu’un exercice a coûté et ce qui a été appelé. Elle n’est due, ou rendue, qu’une fois les comptes approuvés par l’assemblée.',
  },
  call: {
    name: 'Appel de fonds',
    text: 'Une provision : la part de chaque lot dans un montant voté, demandée d’avance à une date fixée.',
  },
  currentCharges: {
    name: 'Charges courantes (450-1)',
    text: 'Ce qu’un copropriétaire doit au titre du budget annuel de l’immeuble, voté par l’assemblée.',
  },
  votedWorks: {
    name: 'Travaux votés (450-2)',
    text: 'Ce qu’un copropriétaire doit pour des travaux décidés en assemblée, en dehors du budget.',
  },
  advances: {
    name: 'Avance (450-3)',
    text: 'Une somme prêtée à la copropriété pour sa trésorerie. Elle est rendue quand le lot est vendu.',
  },
  loans: {
    name: 'Emprunt (450-4)',
    text: 'La part de chaque lot dans le remboursement d’un emprunt de la copropriété.',
  },
  worksFund: {
    name: 'Fonds de travaux (450-5)',
    text: 'Une épargne pour les travaux futurs, obligatoire dix ans après la construction : au moins 5 % du budget chaque année. Elle reste attachée au lot lors d’une vente.',
  },
  commonExpenses: {
    name: 'Charges communes',
    text: 'Tout ce qu’un copropriétaire doit au syndicat, quel que soit le fonds.',
  },
  shares: {
    name: 'Tantièmes',
    text: 'La part d’un lot dans l’immeuble, inscrite au règlement de copropriété. Les charges de tous se partagent selon elle.',
  },
  key: {
    name: 'Clé de répartition',
    text: 'Elle dit quels lots supportent une dépense, et dans quelles parts : l’ascenseur, par exemple, n’est payé que par ceux qu’il dessert.',
  },
  fiscalYear: {
    name: 'Exercice',
    text: 'Les douze mois dont les comptes sont arrêtés ensemble, puis approuvés par l’assemblée.',
  },
  budget: {
    name: 'Budget',
    text: 'Ce que l’assemblée a voté de dépenser dans l’exercice, poste par poste. Les travaux votés n’en font pas partie.',
  },
  treasury: {
    name: 'Trésorerie',
    text: 'Ce que contiennent les comptes bancaires de la copropriété. Une partie en est déjà engagée, ou épargnée.',
  },
  forecast: {
    name: 'Prévision de trésorerie',
    text: 'Ce qui est en banque, plus les appels déjà votés, moins les factures connues.',
  },
  unpaid: { name: 'Impayés', text: 'Tout ce qui est exigible auprès des copropriétaires, sans dire auprès de qui.' },
  suppliers: { name: 'Fournisseurs', text: 'Les factures reçues qui ne sont pas encore payées.' },
  entry: {
    name: 'Écriture',
    text: 'Des lignes inscrites ensemble, dont les débits et les crédits s’équilibrent. Une écriture ne se modifie pas : une autre l’annule.',
  },
  journal: {
    name: 'Journal',
    text: 'La suite numérotée où une écriture est inscrite : appels, achats, banque, opérations diverses, ouverture ou clôture.',
  },
  sides: {
    name: 'Débit et crédit',
    text: 'Les deux côtés d’une écriture. Sur le compte d’un copropriétaire, le débit est ce qu’il doit et le crédit ce qu’il a payé ou ce qui lui revient.',
  },
  suspense: {
    name: 'Compte d’attente',
    text: 'Là où reste une somme dont on ne sait pas encore d’où elle vient. Il doit être vide à la clôture.',
  },
  matching: {
    name: 'Rapprochement',
    text: 'Chaque ligne du relevé de la banque est reliée à l’écriture qu’elle est : rien ne manque, rien n’est compté deux fois.',
  },
  closing: {
    name: 'Clôture',
    text: 'L’exercice ne reçoit plus d’écriture, et ce qu’il a coûté est réparti entre les lots. L’assemblée approuve ensuite les comptes.',
  },
  formalNotice: {
    name: 'Mise en demeure',
    text: 'Une lettre recommandée qui demande de payer. Trente jours après, les provisions de toute l’année deviennent exigibles.',
  },
  annexPosition: {
    name: 'État financier',
    text: 'Ce que la copropriété possède et ce qu’elle doit, au dernier jour de l’exercice.',
  },
  annexManagement: {
    name: 'Compte de gestion',
    text: 'Les dépenses et les produits de l’exercice, comparés au budget voté.',
  },
  funds: {
    name: 'Fonds',
    text: 'Ce que la copropriété met de côté pour un usage précis. L’excédent d’un fonds y reste.',
  },
  grant: {
    name: 'Subvention',
    text: 'Une aide reçue pour des travaux. Elle réduit ce que les lots ont à payer.',
  },
} as const
