import type { Catalogue } from '../catalogue.ts'

export const profile: Catalogue['profile'] = {
  saved: 'Votre profil a été mis à jour',
  check: {
    title: 'Vérification du profil',
    heading: 'À quel numéro vous joindre?',
    lead: 'Votre gestionnaire pourra ainsi vous aviser d’un incident dans votre immeuble.',
    phone: 'Numéro de téléphone',
    phoneHint: 'Un numéro de cellulaire est nécessaire pour payer en ligne.',
    submit: 'Envoyer',
    sending: 'Envoi en cours',
    skip: 'Sauter cette étape',
  },
}
