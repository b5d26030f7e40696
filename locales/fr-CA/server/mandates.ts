import { mandates as french } from '../../fr-FR/server/mandates.ts'
import { overlay } from '../../overlay.ts'
import { mandateTerms } from '../payments/mandateTerms.ts'

export const mandates = overlay(french, {
  code: '{{brand}} : votre code pour signer l’accord est {{code}}. Il est valide pendant {{minutes}} minutes. Ne le donnez à personne.',
  paper: {
    ...mandateTerms,
    file: 'Accord {{rum}}',
    proof:
      'Signature électronique par un code envoyé au téléphone du signataire. Ce document est scellé : toute modification se voit.',
  },
  receipt: {
    collectedOn: 'Débité le',
    rum: 'Accord',
    what: 'Contribution',
    lot: 'Fraction',
    credit: 'À valoir sur les prochaines contributions',
  },
})
