/** The mandates of a place, as the accountant sees them. */
export const mandateDesk = {
  lead: 'Les mandats signés par les copropriétaires. Un mandat suspendu ne paie plus rien tant que vous ne levez pas la suspension.',
  show: 'Mandats affichés',
  states: { inForce: 'En vigueur', suspended: 'Suspendus' },
  search: 'Rechercher un copropriétaire',
  counts: { one: '{{count}} mandat', other: '{{count}} mandats' },
  more: 'Voir plus de mandats',
  nothing: {
    inForce: 'Aucun mandat n’est en vigueur',
    suspended: 'Aucun mandat n’est suspendu',
    found: 'Aucun mandat ne correspond à cette recherche',
  },
  nothingText: {
    inForce: 'Un mandat apparaît ici dès que le copropriétaire l’a signé.',
    suspended: 'Un mandat suspendu apparaît ici jusqu’à la levée de la suspension.',
    found: 'Essayez avec une autre partie du nom.',
  },
  kinds: { manual: 'À la demande', auto: 'Tous les appels', auto_usual: 'Charges courantes' },
  suspended: 'Suspendu',
  why: {
    opposed: 'La banque a refusé un prélèvement, ou le copropriétaire s’y est opposé.',
    unusable: 'La banque ne reconnaît pas ce compte ou ce mandat : il en faut un autre.',
    expired: 'Rien n’a été prélevé pendant 36 mois : il en faut un autre.',
  },
  facts: { rum: 'RUM', account: 'Compte débité', signedOn: 'Signé le', lastUsedOn: 'Dernier prélèvement le' },
  release: {
    act: 'Lever la suspension',
    actOf: 'Lever la suspension du mandat de {{name}}',
    question: 'Lever la suspension de ce mandat ?',
    text: 'Le mandat de {{name}} sera de nouveau en vigueur, et cette personne est prévenue. Ce qui était suspendu le reste tant qu’elle ne le relance pas.',
    done: 'Le mandat est de nouveau en vigueur',
  },
  end: {
    act: 'Mettre fin',
    actOf: 'Mettre fin au mandat de {{name}}',
    question: 'Mettre fin à ce mandat ?',
    text: 'Plus rien ne sera prélevé à {{name}}, qui est prévenu. Pour payer de nouveau en ligne, il faudra signer un autre mandat.',
    done: 'Le mandat a pris fin',
  },
  overtaken: 'Rien n’a changé : un collègue ou le copropriétaire a été plus rapide.',
} as const
