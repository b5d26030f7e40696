import { imports as french } from '../../fr-FR/server/imports.ts'
import { overlay } from '../../overlay.ts'

export const imports = overlay(french, {
  reasons: {
    invalidEmail: 'L’adresse courriel n’est pas valide',
    invalidHours: 'Les horaires ne sont pas lisibles; attendu : 1 09:00-12:30, 1 14:00-18:00',
  },
})
