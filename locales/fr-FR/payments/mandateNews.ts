/** What an owner is told when staff release their mandate, or end it. */
export const mandateNews = {
  releasedLabel: 'Mandat de nouveau en vigueur',
  released: 'Votre mandat sur le compte {{account}} est de nouveau en vigueur. Vous pouvez payer en ligne.',
  endedLabel: 'Fin de votre mandat',
  ended:
    'Votre gestionnaire a mis fin à votre mandat sur le compte {{account}}. Plus rien n’est prélevé, et vous pouvez en signer un autre.',
} as const
