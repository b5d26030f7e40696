import { bankAnswers as french } from '../../fr-FR/payments/bankAnswers.ts'
import { overlay } from '../../overlay.ts'

export const bankAnswers = overlay(french, {
  title: 'Réponses de l’institution financière',
  lead: 'Déposez le fichier reçu de l’institution financière : vous verrez ce qu’il dit avant que rien ne change.',
  field: 'Fichier de l’institution financière',
  formats: 'Format lu : CSV.',
  refusals: {
    unacceptedFile: 'Ce fichier n’est pas une réponse à des débits.',
    invalid: 'Ce fichier est incomplet ou abîmé. Demandez-le de nouveau à l’institution financière.',
    fileTooLarge: 'Ce fichier est trop volumineux. Demandez à l’institution financière un fichier par jour.',
  },
  one: { refused: 'Refusé ou retourné', back: 'Revenir aux débits', question: 'Abandonner cette réponse?' },
  line: { says: 'Réponse' },
  whys: {
    amountDiffers: 'Le montant n’est pas celui du débit.',
    sumDiffers: 'La somme n’est pas celle des débits de la remise.',
    unexpectedState: 'Ce débit a déjà connu une autre issue.',
    several: 'Plusieurs débits peuvent correspondre.',
    notACollection: 'La ligne ne concerne pas un débit.',
    unknown: 'Aucun débit ne porte cette référence.',
  },
  reasons: {
    unknownIban: 'Numéro de compte inconnu',
    noDebits: 'Compte qui n’accepte pas de débit',
    unknownAgreement: 'Accord inconnu de l’institution financière',
    filtered: 'Filtré par l’institution financière du payeur',
    refunded: 'Remboursement demandé par le payeur',
    refusedByDebtor: 'Refusé par le payeur',
    stoppedByDebtor: 'Opposition du payeur',
  },
  kinds: { transferred: 'Déposé', refunded: 'Remboursé à la demande du payeur' },
  check: {
    noPayments: 'Aucun paiement de ce montant n’attend de réponse de l’institution.',
    lead: 'L’institution financière annonce des mouvements qui ne correspondent à aucun paiement, ou à plusieurs.',
    suspendHint: 'L’argent est là, mais à qui? Il reste au compte d’attente jusqu’à ce que vous le sachiez.',
  },
})
