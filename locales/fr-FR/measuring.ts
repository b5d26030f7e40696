/** The question whether pages may be counted, at the foot of every page where an operator has turned that on. */
const measuring = {
  title: 'Mesure d’audience',
  lead: 'Si vous l’acceptez, nous comptons les pages ouvertes, avec un outil que nous hébergeons nous-mêmes. Ni votre nom ni votre immeuble n’y figurent.',
  allow: 'Accepter',
  refuse: 'Refuser',
  close: 'Fermer',
  manage: 'Gérer les cookies',
  answer: {
    allowed: 'Vous avez accepté.',
    refused: 'Vous avez refusé.',
  },
  prevented:
    'Un bloqueur de publicité empêche la mesure d’audience : rien n’est envoyé. Le portail fonctionne normalement.',
}

export const texts = { measuring }
