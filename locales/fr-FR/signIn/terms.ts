export const terms = {
  title: 'Conditions générales',
  version: 'Version {{version}}, publiée le {{date}}',
  contents: 'Sommaire',
  print: 'Imprimer',
  emptyTitle: 'Aucune condition générale publiée',
  emptyText: 'Ce site n’a pas encore publié ses conditions générales.',
} as const
