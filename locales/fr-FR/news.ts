export const news = {
  by: '{{author}} · {{date}}',
  count: { one: '{{count}} actualité', other: '{{count}} actualités' },
  more: 'Voir plus d’actualités',
  none: {
    title: 'Aucune actualité',
    text: 'Ce que le gestionnaire publie pour l’immeuble s’affiche ici.',
  },
  gone: {
    title: 'Actualité introuvable',
    text: 'Elle a été retirée, ou elle concerne un autre immeuble.',
    toList: 'Voir les actualités',
  },
} as const

export const texts = { news } as const
