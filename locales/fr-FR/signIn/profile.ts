export const profile = {
  saved: 'Votre profil a été mis à jour',
  check: {
    title: 'Vérification du profil',
    heading: 'À quel numéro vous joindre ?',
    lead: 'Il sert à vous prévenir d’un incident dans l’immeuble.',
    phone: 'Numéro de téléphone',
    phoneHint: 'Un numéro de mobile est nécessaire pour payer en ligne.',
    submit: 'Envoyer',
    sending: 'Envoi en cours',
    skip: 'Passer cette étape',
  },
} as const
