import { administration as french } from '../fr-FR/administration.ts'
import { overlay } from '../overlay.ts'

export const administration = overlay(french, {
  searchHint: 'Par nom, adresse courriel ou immeuble',
  nobodyText: 'Essayez avec une partie du nom, de l’adresse courriel ou de l’immeuble.',
})

export const texts = { administration }
