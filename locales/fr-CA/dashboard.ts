import type { FrameCatalogue } from '../catalogue.ts'

export const dashboard: FrameCatalogue['dashboard'] = {
  title: 'Tableau de bord',
  greeting: 'Bonjour {{name}}',
  lead: '{{place}} : ce qui compte aujourd’hui.',
  needs: {
    title: 'À faire maintenant',
    none: 'Rien ne vous attend. Tout est à jour.',
    failed: 'Une partie de cette liste n’a pas pu être chargée.',
    see: 'Voir',
    since: 'Depuis {{date}}',
    owed: 'Vous devez {{amount}}',
    owedDetail: 'Le montant est dû. Votre agence vous indique comment le payer.',
    nextCall: '{{amount}} à payer le {{date}}',
    seeAgency: 'Joindre l’agence',
    phone: 'Ajoutez un numéro de téléphone',
    phoneDetail: 'Votre gestionnaire peut alors vous aviser d’un incident.',
    addPhone: 'Ajouter',
  },
  balance: {
    title: 'Mon solde',
    owed: 'à payer aujourd’hui',
    even: 'Vous êtes à jour.',
    credit: 'en votre faveur',
    next: 'Prochaine cotisation : {{amount}} le {{date}}',
    noNext: 'Aucune cotisation n’est annoncée.',
  },
  meeting: {
    title: 'Prochaine assemblée',
    when: '{{date}} à {{time}}',
    ordinary: 'Assemblée générale annuelle',
    extraordinary: 'Assemblée générale extraordinaire',
    none: 'Aucune assemblée n’est prévue.',
  },
  reports: {
    title: 'Signalements en cours',
    none: 'Aucun signalement en cours.',
    updated: 'Mis à jour : {{date}}',
    emergency: 'urgence',
    more: 'Et {{count}} de plus',
    status: { opened: 'En attente', acknowledged: 'Pris en charge', resolved: 'Résolu' },
  },
  news: {
    title: 'Dernières nouvelles',
    none: 'Aucune nouvelle pour l’instant.',
    by: '{{author}} · {{date}}',
  },
}
