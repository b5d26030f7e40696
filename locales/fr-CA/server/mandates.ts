import { mandates as french } from '../../fr-FR/server/mandates.ts'
import { overlay } from '../../overlay.ts'

export const mandates = overlay(french, {
  code: '{{brand}} : votre code pour signer l’accord est {{code}}. Il est valide pendant {{minutes}} minutes. Ne le donnez à personne.',
  paper: {
    file: 'Accord {{rum}}',
    reference: 'Référence de l’accord',
    creditor: 'Bénéficiaire',
    paid: 'Sommes débitées',
    kind: {
      auto: 'Toutes les charges communes, à leur échéance',
      auto_usual: 'Les charges communes courantes, à leur échéance',
    },
    proof:
      'Signature électronique par un code envoyé au téléphone du signataire. Ce document est scellé : toute modification se voit.',
  },
})
