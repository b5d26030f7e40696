import { community as french } from '../fr-FR/community.ts'
import { overlay } from '../overlay.ts'

export const community = overlay(french, {
  groups: {
    cs: 'Conseil d’administration',
    caretakers: 'Concierges',
  },
  card: {
    email: 'Courriel',
    own: { email: 'votre courriel' },
  },
  invite: {
    lead: 'La personne reçoit un courriel. Elle rejoint l’immeuble dès qu’elle a choisi son mot de passe.',
    email: 'Adresse courriel',
    role: 'À quel titre?',
  },
  invitations: {
    question: 'Retirer l’invitation?',
  },
})

export const texts = { community }
