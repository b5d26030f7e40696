/** The page of one's own mandate. */
export const mandate = {
  states: {
    unavailable: 'Non proposé',
    create_money_order: 'À mettre en place',
    unsigned: 'À signer',
    manual: 'En vigueur',
    auto: 'En vigueur',
    auto_usual: 'En vigueur',
    suspended: 'Suspendu',
  },
  unavailable: {
    title: 'Le paiement en ligne n’est pas proposé ici',
    text: 'Dans cet immeuble, vos charges se règlent par virement ou par chèque. Votre gestionnaire vous indique comment faire.',
  },
  toManager: 'Contacter votre gestionnaire',
  night: {
    title: 'Le paiement en ligne est fermé pour la nuit',
    text: 'Vous pourrez de nouveau payer, ou mettre en place un mandat, à partir de {{time}}.',
  },
  create_money_order: {
    title: 'Payez vos charges par prélèvement',
    text: 'Vous signez une fois un mandat, depuis cette page. Ensuite, payer prend vingt secondes, ou se fait automatiquement.',
  },
  unsigned: {
    title: 'Votre mandat attend votre signature',
    text: 'Tout est enregistré. Il reste à le signer avec le code que nous envoyons au {{mobile}}.',
  },
  manual: {
    title: 'Vous payez quand vous le décidez',
    text: 'Rien n’est prélevé sans que vous l’ayez demandé sur ce portail.',
  },
  auto: {
    title: 'Vos appels de fonds sont payés automatiquement',
    text: 'Chaque appel est prélevé à son échéance. Nous vous prévenons 14 jours avant, avec le montant et le jour.',
  },
  auto_usual: {
    title: 'Vos charges courantes sont payées automatiquement',
    text: 'Elles sont prélevées à leur échéance, et annoncées 14 jours avant. Pour les travaux et le reste, vous décidez.',
  },
  suspended: {
    title: 'Votre mandat est suspendu',
    opposed: 'Votre banque a refusé un prélèvement, ou vous y avez fait opposition : plus rien n’est prélevé.',
    unusable:
      'Votre banque ne reconnaît pas ce compte, ou ce mandat : plus rien n’est prélevé.',
    expired: 'Rien n’a été prélevé pendant 36 mois : ce mandat n’est plus valable.',
    whatNext:
      'Votre gestionnaire peut vous dire quoi faire. Vous pouvez aussi révoquer ce mandat et en signer un autre.',
  },
  nothingYet: 'Rien n’est prélevé avant votre signature.',
  replaced: {
    title: 'De nouvelles coordonnées attendent votre signature',
    text: 'D’ici là, le mandat ci-dessous reste en vigueur.',
  },
  details: {
    title: 'Votre mandat',
    titleUnsigned: 'Le mandat à signer',
    rum: 'Référence unique du mandat (RUM)',
    account: 'Compte débité',
    holder: 'Titulaire',
    address: 'Adresse',
    mobile: 'Téléphone pour les codes',
    signedOn: 'Signé le',
    createdOn: 'Rempli le',
    creditor: 'Créancier',
    identifier: 'Identifiant du créancier (ICS)',
    paper: 'Télécharger le mandat signé',
    paperHint: 'Ce PDF est scellé et contient votre compte en entier : gardez-le pour vous.',
  },
  kinds: {
    manual: { name: 'À la demande', text: 'Vous choisissez chaque fois ce que vous payez, et quand.' },
    auto: { name: 'Automatique', text: 'Chaque appel de fonds est prélevé à son échéance.' },
    auto_usual: {
      name: 'Automatique pour les charges courantes',
      text: 'Seuls les appels de charges courantes sont prélevés à leur échéance. Travaux et régularisations attendent votre décision.',
    },
  },
  kind: {
    title: 'Ce qui est prélevé',
    change: 'Changer',
    choose: 'Que voulez-vous payer par prélèvement ?',
    next: 'Continuer',
    from: 'Aujourd’hui',
    to: 'Désormais',
    send: 'Confirmer le changement',
    changed: 'Votre choix est enregistré',
    out_of_slot: 'Le paiement en ligne vient de fermer pour la nuit. Refaites ce changement demain matin.',
    refused: 'Votre mandat a changé entre-temps : rien n’a été modifié.',
  },
  acts: {
    create: 'Mettre en place le prélèvement',
    changeAccount: 'Changer de compte bancaire',
    pay: 'Payer',
    resume: 'Reprendre',
    drop: 'Abandonner',
    revoke: 'Révoquer le mandat',
  },
  end: {
    title: 'Mettre fin au mandat',
    text: 'Vous pouvez révoquer votre mandat à tout moment. Ce que vous devez reste à payer, par un autre moyen.',
  },
  drop: {
    question: 'Abandonner ce mandat ?',
    text: 'Ce que vous avez rempli sera effacé. Vous pourrez recommencer quand vous voudrez.',
    textReplacing: 'Les nouvelles coordonnées seront effacées. Votre mandat en vigueur ne change pas.',
    confirm: 'Abandonner',
    done: 'Le mandat à signer est abandonné',
  },
  revoke: {
    question: 'Révoquer votre mandat ?',
    text: 'Plus rien ne sera prélevé. Pour payer de nouveau en ligne, il faudra signer un autre mandat.',
    confirm: 'Révoquer',
    done: 'Votre mandat est révoqué',
  },
} as const
