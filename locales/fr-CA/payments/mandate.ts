import { mandate as french } from '../../fr-FR/payments/mandate.ts'
import { overlay } from '../../overlay.ts'

export const mandate = overlay(french, {
  night: { text: 'Vous pourrez de nouveau payer, ou signer un accord, à partir de {{time}}.' },
  create_money_order: {
    title: 'Payez vos charges par débit préautorisé',
    text: 'Vous signez une fois un accord. Ensuite, payer prend vingt secondes, ou se fait automatiquement.',
  },
  unsigned: {
    title: 'Votre accord attend votre signature',
    provider: 'Tout est enregistré. Il reste à le signer chez notre fournisseur de signature électronique.',
  },
  manual: { text: 'Rien n’est débité sans que vous l’ayez demandé sur ce portail.' },
  auto: {
    title: 'Vos charges sont payées automatiquement',
    text: 'Chaque contribution est débitée à son échéance. Nous vous prévenons 10 jours avant, avec le montant et le jour.',
  },
  auto_usual: {
    text: 'Elles sont débitées à leur échéance, et annoncées 10 jours avant. Pour les travaux et le reste, vous décidez.',
  },
  suspended: {
    title: 'Votre accord est suspendu',
    opposed: 'Votre institution a refusé un débit, ou vous y avez fait opposition : plus rien n’est débité.',
    unusable: 'Votre institution ne reconnaît pas ce compte, ou cet accord : plus rien n’est débité.',
    expired: 'Rien n’a été débité pendant 36 mois : cet accord n’est plus valide.',
    whatNext:
      'Votre gestionnaire peut vous dire quoi faire. Vous pouvez aussi annuler cet accord et en signer un autre.',
  },
  nothingYet: 'Rien n’est débité avant votre signature.',
  replaced: { text: 'D’ici là, l’accord ci-dessous reste en vigueur.' },
  details: {
    title: 'Votre accord',
    titleUnsigned: 'L’accord à signer',
    rum: 'Référence de l’accord',
    creditor: 'Bénéficiaire',
    identifier: 'Numéro d’émetteur',
    paper: 'Accord signé (PDF)',
  },
  kinds: {
    auto: { text: 'Chaque contribution est débitée à son échéance.' },
    auto_usual: {
      text: 'Seules les charges courantes sont débitées à leur échéance. Travaux et régularisations attendent votre décision.',
    },
  },
  kind: {
    title: 'Ce qui est débité',
    choose: 'Que voulez-\u2060vous payer par débit préautorisé?',
    refused: 'Votre accord a changé entre-temps : rien n’a été modifié.',
  },
  acts: { create: 'Créer mon accord', revoke: 'Annuler l’accord' },
  end: {
    title: 'Mettre fin à l’accord',
    text: 'Vous pouvez annuler votre accord à tout moment; plus rien n’est alors débité. Ce que vous devez reste à payer, par un autre moyen.',
  },
  drop: {
    question: 'Abandonner cet accord?',
    textReplacing: 'Les nouvelles coordonnées seront effacées. Votre accord en vigueur ne change pas.',
    done: 'L’accord à signer est abandonné',
  },
  revoke: {
    question: 'Annuler votre accord?',
    text: 'Plus rien ne sera débité. Pour payer de nouveau en ligne, il faudra signer un autre accord.',
    confirm: 'Annuler l’accord',
    done: 'Votre accord est annulé',
  },
})
