export const notFound = {
  title: 'Page introuvable',
  heading: 'Page introuvable',
  text: "La page n'existe pas ou a été supprimé.",
  hint: 'Vérifiez l’adresse, ou repartez de l’accueil.',
} as const
