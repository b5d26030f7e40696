import { profile as french } from '../../fr-FR/signIn/profile.ts'
import { overlay } from '../../overlay.ts'

export const profile = overlay(french, {
  check: {
    heading: 'À quel numéro vous joindre?',
    lead: 'Votre gestionnaire pourra ainsi vous aviser d’un incident dans votre immeuble.',
    phoneHint: 'Un numéro de cellulaire est nécessaire pour payer en ligne.',
  },
})
