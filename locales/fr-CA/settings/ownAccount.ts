import { ownAccount as french } from '../../fr-FR/settings/ownAccount.ts'
import { overlay } from '../../overlay.ts'

export const ownAccount = overlay(french, {
  preferencesText: 'Langue, confidentialité, courrier et notifications.',
  sessions: {
    lead: 'Vous ne reconnaissez pas un appareil? Déconnectez-le, puis changez de mot de passe.',
    confirmTitle: 'Déconnecter cet appareil?',
  },
  data: {
    confirmTitle: 'Demander la suppression de votre compte?',
  },
  profileForm: {
    email: 'Adresse courriel',
    emailHint: 'Elle vous sert à vous connecter. Pour la changer, contactez votre gestionnaire.',
    addressHint: 'Là où vous recevez votre courrier.',
    phoneHint: 'Un numéro de cellulaire est nécessaire pour payer en ligne.',
  },
})
