import { notFound as french } from '../../fr-FR/signIn/notFound.ts'
import { overlay } from '../../overlay.ts'

export const notFound = overlay(french, {
  text: 'La page n’existe pas ou a été supprimée.',
  hint: 'Vérifiez l’adresse ou repartez de l’accueil.',
})
