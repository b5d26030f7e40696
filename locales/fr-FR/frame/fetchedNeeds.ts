/** What the dashboard says to those who manage a building, check votes or keep the books. Few people need it, so it loads apart. */
export const fetchedNeeds = {
  check: {
    one: 'Contrôlez {{count}} vote',
    other: 'Contrôlez {{count}} votes',
    detail: '{{place}} · {{title}} · jusqu’au {{date}}',
    action: 'Contrôler',
    followed: { one: '{{count}} vote attend un contrôle', other: '{{count}} votes attendent un contrôle' },
    byOthers: '{{place}} · à contrôler par le président ou le gestionnaire',
  },
  refunds: {
    one: 'Décidez de {{count}} remboursement',
    other: 'Décidez de {{count}} remboursements',
    detail: '{{place}} · promis pour le {{date}}',
    action: 'Décider',
  },
  bank: {
    one: 'Rapprochez {{count}} ligne de relevé',
    other: 'Rapprochez {{count}} lignes de relevé',
    action: 'Rapprocher',
  },
  waiting: {
    one: 'Répondez à {{count}} conversation qui attend',
    other: 'Répondez à {{count}} conversations qui attendent',
    action: 'Répondre',
  },
  reported: {
    one: 'Examinez {{count}} message signalé sur le forum',
    other: 'Examinez {{count}} messages signalés sur le forum',
    action: 'Examiner',
  },
  emergency: {
    title: 'Répondez à l’urgence : {{title}}',
    one: 'Répondez à {{count}} autre urgence',
    other: 'Répondez à {{count}} autres urgences',
  },
  overdue: {
    alone: 'Traitez le signalement : {{title}}',
    late: '{{place}} · en retard depuis le {{date}}',
    many: 'Traitez {{count}} signalements en retard',
    since: '{{place}} · depuis le {{date}}',
  },
} as const
