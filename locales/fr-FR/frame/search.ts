export const search = {
  prompt: 'Rechercher ou aller à…',
  control: 'Ctrl',
  changePlace: 'Changer d’immeuble',
  speak: 'Afficher le portail en {{language}}',
} as const
