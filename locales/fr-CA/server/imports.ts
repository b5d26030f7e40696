import { imports as french } from '../../fr-FR/server/imports.ts'
import { overlay } from '../../overlay.ts'

export const imports = overlay(french, {
  reasons: {
    invalidEmail: 'L’adresse courriel n’est pas valide',
  },
})
