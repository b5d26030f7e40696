import { refunds as french } from '../../fr-FR/payments/refunds.ts'
import { overlay } from '../../overlay.ts'

export const refunds = overlay(french, {
  free: '{{amount}} peuvent vous être remboursés. Si vous ne demandez rien, ce crédit réglera vos prochaines contributions.',
  account: 'Dans quel compte?',
  mandateAccount: 'Le compte de votre accord',
  announced: '{{amount}} de votre crédit sont déjà comptés dans un débit annoncé.',
  sentences: {
    confirmed: 'Votre gestionnaire est d’accord. Le virement partira avec le prochain fichier destiné à l’institution.',
    inFile: 'Le virement figure dans le fichier destiné à l’institution.',
    refused:
      'L’institution n’a pas pu faire le virement sur le compte {{account}}. Votre crédit est de nouveau disponible.',
  },
  timeline: {
    putInFile: 'Ajouté au fichier destiné à l’institution',
    handedOut: 'Fichier remis à l’institution',
    rejected: 'Rejeté par l’institution',
    returned: 'Renvoyé par l’institution',
  },
  withdraw: {
    question: 'Retirer votre demande?',
    text: '{{amount}} resteront sur votre compte et régleront vos prochaines contributions.',
  },
})
