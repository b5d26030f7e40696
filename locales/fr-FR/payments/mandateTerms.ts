/** The official words of a mandate, or of an agreement: the same on the page and on the paper. */
export const mandateTerms = {
  title: { sepa: 'Mandat de prélèvement SEPA', pad: 'Accord de débit préautorisé' },
  reference: 'Référence unique du mandat',
  authority: {
    sepa: 'En signant ce formulaire de mandat, vous autorisez (A) {{creditor}} à envoyer des instructions à votre banque pour débiter votre compte, et (B) votre banque à débiter votre compte conformément aux instructions de {{creditor}}.',
    pad: 'Vous autorisez {{creditor}} à débiter le compte ci-dessous, et l’institution financière à honorer ces débits.',
  },
  recourse: {
    sepa: 'Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions décrites dans la convention que vous avez passée avec elle. Une demande de remboursement doit être présentée dans les 8 semaines suivant la date de débit de votre compte pour un prélèvement autorisé.',
    pad: 'Vous avez certains droits de recours si un débit n’est pas conforme au présent accord. Par exemple, vous avez le droit de recevoir le remboursement de tout débit qui n’est pas autorisé ou qui n’est pas compatible avec cet accord. Pour en savoir plus, communiquez avec votre institution financière ou visitez paiements.ca.',
  },
  debtor: 'Vous',
  creditor: 'Créancier',
  terms: 'Ce que vous autorisez',
  name: 'Nom',
  address: 'Adresse',
  identifier: { sepa: 'Identifiant créancier SEPA (ICS)', pad: 'Numéro d’émetteur' },
  account: 'Compte',
  contact: 'Pour toute question',
  recurrence: 'Type de paiement',
  recurrent: { sepa: 'Récurrent', pad: 'Personnel, à montants et à dates variables' },
  paid: 'Sommes prélevées',
  kind: {
    manual: 'Celles que vous demandez vous-même, à chaque fois',
    auto: 'Tous les appels de fonds, à leur échéance',
    auto_usual: 'Les appels de charges courantes, à leur échéance',
  },
  rights: {
    sepa: 'Chaque prélèvement automatique vous est annoncé 14 jours avant. Vos droits concernant le présent mandat sont expliqués dans un document que vous pouvez obtenir auprès de votre banque.',
    pad: 'Chaque débit vous est annoncé 10 jours civils avant. Vous pouvez annuler cet accord à tout moment, avec un préavis de 30 jours au plus, depuis votre espace client ou auprès de votre gestionnaire.',
  },
} as const
