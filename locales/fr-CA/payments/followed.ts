import { followed as french } from '../../fr-FR/payments/followed.ts'
import { overlay } from '../../overlay.ts'

export const followed = overlay(french, {
  automaticOn: 'Débit préautorisé du {{date}}',
  sentences: {
    asked: 'Votre demande est enregistrée. Elle partira avec le prochain fichier destiné à l’institution.',
    inFile: 'Il figure dans le fichier destiné à l’institution, pour le {{date}}.',
    refused: 'L’institution l’a refusé. Ce qu’il devait régler reste dû.',
    askedAutomatic: 'Il sera présenté à votre institution financière le {{date}}.',
    held: 'Vous l’avez suspendu : rien n’est débité tant que vous ne levez pas cette suspension.',
    stopped: 'L’accord ne permettait plus de le payer : rien n’est débité tant que vous ne levez pas cette suspension.',
  },
  facts: { mandate: 'Accord', collectOn: 'Présenté à votre institution le' },
  timeline: {
    askedAutomatic: 'Débit préparé pour l’échéance',
    putInFile: 'Ajouté au fichier destiné à l’institution',
    handedOut: 'Fichier remis à l’institution',
    rejected: 'Refusé par l’institution',
    sources: { bank: 'Selon l’institution' },
    held: 'Débit suspendu',
    resumed: 'Repris : l’accord le permet de nouveau',
    lessened: 'Réduit : l’accord ne paie plus les travaux',
    stopped: 'Arrêté : l’accord ne le permet plus',
    returned: 'Renvoyé par votre institution',
    refunded: 'Remboursé par votre institution',
  },
  reason: { title: 'Ce que dit l’institution' },
  settles: { credit: 'Crédit pour vos prochaines contributions' },
  retries: {
    newMandate: 'Signez un nouvel accord, puis payez de nouveau.',
    onceReleased:
      'Voyez avec votre institution quand ce compte pourra être débité, puis demandez de nouveau ce paiement.',
    onceAllowed: 'Autorisez nos débits auprès de votre institution, puis demandez de nouveau ce paiement.',
  },
  toMandate: 'Ouvrir mon accord',
  hold: {
    act: 'Suspendre ce débit',
    done: 'Débit suspendu. La somme reste due.',
    failed: 'Ce débit ne peut plus être suspendu.',
  },
  release: {
    question: 'Lever la suspension?',
    text: '{{amount}} seront débités le {{date}}.',
    done: 'Le débit aura lieu',
  },
  retry: { text: '{{amount}} seront débités du compte {{account}}.' },
  next: {
    title: 'Prochains débits',
    lead: 'Ce que votre accord paiera. Vous pouvez suspendre un débit jusqu’à deux jours ouvrables avant.',
  },
})
