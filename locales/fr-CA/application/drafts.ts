import { drafts as french } from '../../fr-FR/application/drafts.ts'
import { overlay } from '../../overlay.ts'

export const drafts = overlay(french, {
  question: 'Effacer ce brouillon?',
  leaving: {
    title: 'Quitter sans enregistrer?',
  },
})
