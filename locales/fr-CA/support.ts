import { support as french } from '../fr-FR/support.ts'
import { overlay } from '../overlay.ts'

export const support = overlay(french, {
  lead: 'Une question sur le portail, un écran qui ne répond pas? L’équipe du portail vous répond ici. Ce qui concerne un immeuble relève de son gestionnaire.',
  new: { email: 'Adresse courriel', body: 'Que se passe-t-il?' },
})

export const texts = { support }
