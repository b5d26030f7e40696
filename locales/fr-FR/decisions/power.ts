/** Giving a power online, and what becomes of it. */
export const power = {
  title: 'À qui donnez-\u2060vous pouvoir ?',
  required: 'Choisissez la personne qui votera pour vous.',
  nobody: 'Aucun autre copropriétaire ne peut recevoir votre pouvoir pour l’instant.',
  instructions: 'Consignes de vote (facultatif)',
  instructionsHint: 'Lues par cette personne seulement. Sans consigne, elle vote comme elle l’entend.',
  instructionsTitle: 'Consignes',
  instructionsOf: 'Consignes : {{text}}',
  noInstructions: 'Aucune consigne.',
  confirmTitle: 'Confirmez ce pouvoir',
  to: 'Pouvoir donné à',
  votes: 'Vos voix',
  send: 'Donner pouvoir',
  givenTitle: 'Votre pouvoir est proposé à {{name}}',
  overTitle: 'Aucun pouvoir ne peut être donné maintenant',
  over: {
    offered:
      'Vous avez proposé votre pouvoir à {{name}}, qui n’a pas encore répondu. Pour le donner à quelqu’un d’autre, il faut d’abord le retirer.',
    accepted: '{{name}} détient déjà votre pouvoir. Pour le donner à quelqu’un d’autre, il faut d’abord le retirer.',
    begun: 'L’assemblée a commencé le {{date}} à {{time}}.',
    notYours: 'Seuls les copropriétaires s’y font représenter.',
    changed: 'La situation vient de changer : la page précédente dit où elle en est.',
  },
  decision: {
    lead: 'Cette personne votera en votre nom, pour cette décision seulement, une fois qu’elle aura accepté.',
    about: 'Pour la décision',
    revocable:
      'Vous pouvez retirer ce pouvoir tant que cette personne n’a pas voté, et remplacer ensuite son vote par le vôtre.',
    given: 'Il compte dès que cette personne l’accepte. D’ici là, vous pouvez le retirer ou voter vous-même.',
  },
  meeting: {
    lead: 'Cette personne vous représentera pendant toute l’assemblée, une fois qu’elle aura accepté. En séance, elle vote aussi pour vous.',
    about: 'Pour l’assemblée',
    revocable:
      'Vous pouvez retirer ce pouvoir tant qu’aucun vote de votre part n’est enregistré en séance. Si vous venez, votre présence l’emporte.',
    given: 'Il compte dès que cette personne l’accepte, avant l’assemblée. D’ici là, vous pouvez le retirer.',
  },
  refusal: {
    title: 'Cette personne ne peut pas recevoir votre pouvoir',
    proxy_limit_reached:
      'La loi lui permet trois pouvoirs, ou davantage si ses voix et celles qui lui sont confiées ne dépassent pas 10 % du total. Choisissez quelqu’un d’autre.',
    proxy_forbidden:
      'La loi l’interdit : le syndic, ses proches et ses salariés ne reçoivent pas de pouvoir, et un pouvoir reçu ne se transmet pas.',
    other: 'Choisissez une autre personne.',
  },
  panel: 'Pouvoirs',
  toPerson: 'Vous donnez pouvoir à {{name}}',
  fromPerson: '{{name}} vous donne pouvoir ({{votes}})',
  status: {
    offered: 'En attente de réponse',
    accepted: 'Accepté',
    declined: 'Décliné',
    revoked: 'Retiré',
    used: 'Utilisé',
  },
  accept: 'Accepter',
  decline: 'Décliner',
  giveBack: 'Rendre ce pouvoir',
  revoke: 'Retirer ce pouvoir',
  use: 'Voter en son nom',
  comeInstead:
    'Présentez-vous à l’assemblée : dès votre présence notée, cette personne est représentée et vous votez pour elle.',
  failed: 'Cela n’a pas été possible. Rien n’a changé : réessayez.',
} as const
