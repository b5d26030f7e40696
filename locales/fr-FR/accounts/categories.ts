/** Voted and spent by kind of charges. */
export const categories = {
  lead: 'Le budget voté en assemblée et ce qui en est dépensé, par nature de charges. Ouvrez une catégorie pour voir ses comptes, puis un compte pour voir ses mouvements.',
  title: 'Voté et dépensé',
  chart: 'Voté et dépensé par catégorie',
  chartDescription: 'Pour chaque nature de charges, le montant voté pour l’exercice à côté de ce qui est dépensé.',
  spentOf: '{{spent}} sur {{voted}}',
  progress: 'Part dépensée : {{name}}',
  none: 'Aucun budget ni dépense',
  groups: {
    g5: 'Exploitation',
    g60: 'Énergie, eau et fournitures',
    g61: 'Entretien, contrats et assurances',
    g62: 'Gestion et administration',
    g63: 'Impôts et taxes',
    g64: 'Personnel et gardien',
    g65: 'Conseil syndical (dépenses déléguées)',
    g66: 'Banque et frais financiers',
  },
  /** Where a chart has little room: the first words of the names above. */
  short: {
    g5: 'Exploitation',
    g60: 'Énergie',
    g61: 'Entretien',
    g62: 'Gestion',
    g63: 'Impôts',
    g64: 'Personnel',
    g65: 'Conseil',
    g66: 'Banque',
  },
} as const
