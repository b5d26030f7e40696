import type { Catalogue } from '../catalogue.ts'

export const notFound: Catalogue['notFound'] = {
  title: 'Page introuvable',
  heading: 'Page introuvable',
  text: 'La page n’existe pas ou a été supprimée.',
  hint: 'Vérifiez l’adresse ou repartez de l’accueil.',
}
