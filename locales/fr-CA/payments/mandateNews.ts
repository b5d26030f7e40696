import { mandateNews as french } from '../../fr-FR/payments/mandateNews.ts'
import { overlay } from '../../overlay.ts'

export const mandateNews = overlay(french, {
  releasedLabel: 'Accord de nouveau en vigueur',
  released: 'Votre accord de débit pour le compte {{account}} est de nouveau en vigueur. Vous pouvez payer en ligne.',
  endedLabel: 'Fin de votre accord',
  ended:
    'Votre gestionnaire a mis fin à votre accord de débit pour le compte {{account}}. Plus rien n’est débité, et vous pouvez en signer un autre.',
})
