import { mandateDesk as french } from '../../fr-FR/payments/mandateDesk.ts'
import { overlay } from '../../overlay.ts'

export const mandateDesk = overlay(french, {
  lead: 'Les accords de débit signés par les copropriétaires. Un accord suspendu ne paie plus rien tant que vous ne levez pas la suspension.',
  show: 'Accords affichés',
  counts: { one: '{{count}} accord', other: '{{count}} accords' },
  more: 'Voir plus d’accords',
  nothing: {
    inForce: 'Aucun accord n’est en vigueur',
    suspended: 'Aucun accord n’est suspendu',
    found: 'Aucun accord ne correspond à cette recherche',
  },
  nothingText: {
    inForce: 'Un accord apparaît ici dès que le copropriétaire l’a signé.',
    suspended: 'Un accord suspendu apparaît ici jusqu’à la levée de la suspension.',
  },
  kinds: { auto: 'Toutes les contributions' },
  why: {
    opposed: 'L’institution financière a refusé un débit, ou le copropriétaire s’y est opposé.',
    unusable: 'L’institution financière ne reconnaît pas ce compte ou cet accord : il en faut un autre.',
    expired: 'Rien n’a été débité pendant 36 mois : il en faut un autre.',
  },
  facts: { rum: 'Référence', lastUsedOn: 'Dernier débit le' },
  release: {
    actOf: 'Lever la suspension de l’accord de {{name}}',
    question: 'Lever la suspension de cet accord?',
    text: 'L’accord de {{name}} sera de nouveau en vigueur, et cette personne est prévenue. Ce qui était suspendu le reste tant qu’elle ne le relance pas.',
    done: 'L’accord est de nouveau en vigueur',
  },
  end: {
    actOf: 'Mettre fin à l’accord de {{name}}',
    question: 'Mettre fin à cet accord?',
    text: 'Plus rien ne sera débité à {{name}}, qui est prévenu. Pour payer de nouveau en ligne, il faudra signer un autre accord.',
    done: 'L’accord a pris fin',
  },
})
