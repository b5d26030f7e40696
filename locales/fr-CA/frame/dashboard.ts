import { dashboard as french } from '../../fr-FR/frame/dashboard.ts'
import { overlay } from '../../overlay.ts'

export const dashboard = overlay(french, {
  needs: {
    payDetail: 'Le montant est exigible. Votre accord est en place.',
    owed: 'Payez votre solde de {{amount}}',
    phoneDetail: 'Il sert à vous aviser d’un incident.',
  },
  balance: {
    owed: 'à payer',
    next: 'Prochaine contribution : {{amount}} le {{date}}',
    nextSame: 'Prochaine contribution : le même montant le {{date}}',
    noNext: 'Aucune contribution n’est annoncée.',
  },
  meeting: {
    ordinary: 'Assemblée annuelle',
    extraordinary: 'Assemblée extraordinaire',
    map: 'Voir sur une carte',
    calendar: 'Ajouter au calendrier',
    power: 'Donner procuration',
  },
  reports: {
    status: {
      acknowledged: 'Pris en charge',
    },
  },
  decisions: { status: { awaitingRequalification: 'Chez le président' } },
  news: {
    title: 'Dernières nouvelles',
    none: 'Aucune nouvelle pour l’instant.',
    all: 'Toutes les nouvelles',
  },
})
