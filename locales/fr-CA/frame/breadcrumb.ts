import { breadcrumb as french } from '../../fr-FR/frame/breadcrumb.ts'
import { overlay } from '../../overlay.ts'

export const breadcrumb = overlay(french, {
  pages: {
    mandate: 'Débit préautorisé',
    mandateDesk: 'Accords de débit',
    collections: 'Débits préautorisés',
    bankAnswer: 'Réponse de l’institution financière',
    mandateSetup: 'Mise en place de l’accord',
    news: 'Nouvelles',
    actuality: 'Nouvelle',
    plannedCalls: 'Contributions prévues',
    agency: 'Gestionnaire',
    newPayment: 'Enregistrer un paiement',
    yearClosing: 'Fermeture de l’exercice',
    proxyVote: 'Voter par procuration',
    givePower: 'Donner procuration',
    giveMeetingPower: 'Donner procuration',
    annexes: 'Bilan et résultats',
    meeting: 'Assemblée des copropriétaires',
  },
})
