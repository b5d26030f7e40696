import { profile as french } from '../../fr-FR/signIn/profile.ts'
import { overlay } from '../../overlay.ts'

export const profile = overlay(french, {
  check: {
    heading: 'À quel numéro vous joindre?',
    lead: 'Il sert à vous aviser d’un incident dans l’immeuble.',
    phoneHint: 'Un numéro de cellulaire est nécessaire pour payer en ligne.',
  },
})
