/**
 * Notifications and e-mails about decisions: whole sentences, each with the title once, none of which reveals how anybody
 * voted. Only the server reads them.
 */
export const decisionNews = {
  label: 'Décision',
  opened: 'À vous de voter sur « {{title}} » jusqu’au {{dueAt}}',
  reminder: 'Il vous reste jusqu’au {{dueAt}} pour voter sur « {{title}} »',
  votedForYou: '{{name}} a voté pour vous, par pouvoir, sur « {{title}} »',
  powerOffered: '{{name}} vous donne pouvoir de voter sur « {{title}} »',
  powerAccepted: '{{name}} accepte votre pouvoir pour voter sur « {{title}} »',
  powerDeclined: '{{name}} décline votre pouvoir pour voter sur « {{title}} »',
  powerRevoked: '{{name}} vous retire son pouvoir pour voter sur « {{title}} »',
  representationOffered: '{{name}} vous donne pouvoir pour l’assemblée du {{heldAt}}',
  representationAccepted: '{{name}} accepte de vous représenter à l’assemblée du {{heldAt}}',
  representationDeclined: '{{name}} ne vous représentera pas à l’assemblée du {{heldAt}}',
  representationRevoked: '{{name}} vous retire son pouvoir pour l’assemblée du {{heldAt}}',
  paperToCheck: 'Un pouvoir papier attend votre contrôle pour « {{title}} »',
  contestToCheck: 'Un vote contesté attend votre contrôle pour « {{title}} »',
  castVoteContested: 'Un vote que vous avez enregistré sur « {{title}} » est contesté, il ne compte plus',
  voteConfirmed: '{{name}} a contrôlé et confirmé le vote par pouvoir sur « {{title}} », il compte',
  voteRefused: '{{name}} refuse le vote par pouvoir sur « {{title}} », il ne compte pas',
  accepted: 'La résolution « {{title}} » est adoptée',
  discarded: 'La résolution « {{title}} » est rejetée',
  toAnswer: 'À vous de répondre aux copropriétaires qui demandent une assemblée extraordinaire sur « {{title}} »',
  awaitingRequalification:
    'Le vote sur « {{title}} » est suspendu, le président doit répondre à une demande d’assemblée extraordinaire',
  requalified: 'Une assemblée extraordinaire se tiendra le {{heldAt}} sur « {{title}} »',
  recordedInRoom: 'Votre vote sur « {{title}} » est enregistré en séance',
  meetingRefused: 'Le président refuse l’assemblée extraordinaire demandée sur « {{title}} »',
  abandoned: 'Le président abandonne le projet « {{title}} »',
  head: 'Journal des votes de « {{title}} » : {{count}} lignes, empreinte {{head}}. Conservez ce message : il prouverait une réécriture',
  altered: 'Les votes de « {{title}} » ont été modifiés hors du portail, le dépouillement est arrêté',
  concluded: 'Le projet « {{title}} » est clos',
  concludedAccepted: 'Le projet « {{title}} », adopté, est clos',
  concludedDiscarded: 'Le projet « {{title}} », rejeté, est clos',
} as const
