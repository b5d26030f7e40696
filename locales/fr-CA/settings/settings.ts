import { settings as french } from '../../fr-FR/settings/settings.ts'
import { overlay } from '../../overlay.ts'

export const settings = overlay(french, {
  preferences: {
    lead: 'Choisissez comment le portail vous parle, ce que vos voisins voient de vous et comment votre courrier vous parvient.',
    languageHint: 'Elle vaut pour le portail, les courriels et les lettres.',
  },
  calendar: {
    lead: 'Assemblées, fins de vote et délais légaux de vos immeubles, dans le calendrier de votre cellulaire ou de votre ordinateur. Vos choix de vote n’y figurent jamais.',
    confirmTitle: 'Désactiver l’adresse du calendrier?',
  },
  privacy: {
    lead: 'Votre gestionnaire voit toujours vos coordonnées : il en a besoin pour vous joindre.',
    fieldsHint: 'Une information masquée n’est visible que de vous et de votre gestionnaire.',
    field: {
      email: 'Adresse courriel',
    },
    sender: {
      coowners_lessors: 'Les copropriétaires et les locateurs',
      board_members: 'Les membres du conseil d’administration',
    },
    senderHint: {
      coowners_lessors: 'Ceux qui possèdent une fraction dans vos immeubles',
      board_members: 'Les élus qui administrent le syndicat',
      tenants: 'Ceux qui louent une fraction dans vos immeubles',
    },
  },
  mailing: {
    lead: 'Choisissez comment vous parvient votre courrier officiel. Chaque choix est enregistré aussitôt.',
    rule: 'Votre choix s’applique au courrier envoyé à partir du {{date}}.',
    neverChosen: 'Vous n’avez encore rien choisi : votre courrier vous est envoyé sur papier.',
    kind: {
      callsForFunds: 'Contributions',
      generalMeetings: 'Assemblées des copropriétaires',
      otherLetters: 'Autre courrier',
    },
    kindHint: {
      callsForFunds: 'Contributions périodiques, ajustements et rappels',
      generalMeetings: 'Avis de convocation, procès-verbaux et formulaires de vote',
    },
    electronicHint: 'Par courriel, à l’adresse de votre compte',
  },
  notifications: {
    email: 'Courriel',
    rhythm: {
      title: 'Courriels des messages et du forum',
      lead: 'Un courriel contient seulement ce que vous n’avez pas lu avant son envoi.',
      hint: {
        at_once: 'Un courriel par conversation, jusqu’à ce que vous la lisiez',
        hourly: 'Un courriel par heure au plus',
        daily: 'Un courriel par jour au plus, à 18 h',
      },
      saved: 'Le rythme de vos courriels a été mis à jour',
    },
    device: {
      notOffered:
        'Ce portail n’envoie pas encore de notifications aux appareils. Pour l’instant, il vous prévient par courriel.',
    },
    topic: {
      building_news: 'Nouvelles de l’immeuble',
      council_private_document: 'Documents du conseil d’administration',
    },
    topicHint: {
      building_news: 'Quand une nouvelle est publiée',
      intervention: 'Quand un entrepreneur intervient chez vous ou dans l’immeuble',
      council_private_document: 'Réservé aux membres du conseil d’administration',
    },
  },
})
