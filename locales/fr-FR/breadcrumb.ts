export const breadcrumb = {
  label: 'Fil d’Ariane',
} as const
