/** Sentences about what happened are read by the application and by the e-mails. */
export const notifications = {
  types: {
    notification: {
      label: 'Information',
      by: '{{author}} vous informe : « {{title}} »',
      alone: '{{title}}',
    },
    conversations: {
      label: 'Message',
      by: '{{author}} vous a écrit : « {{title}} »',
      alone: 'Nouveau message : « {{title}} »',
    },
    report_event: {
      label: 'Suivi de signalement',
      by: '{{author}} a fait avancer le signalement « {{title}} »',
      alone: 'Du nouveau sur le signalement « {{title}} »',
    },
    report: {
      label: 'Signalement',
      by: '{{author}} a signalé « {{title}} »',
      alone: 'Nouveau signalement : « {{title}} »',
    },
    post: {
      label: 'Discussion',
      by: '{{author}} a répondu dans la discussion « {{title}} »',
      alone: 'Nouvelle réponse dans la discussion « {{title}} »',
    },
    work_order: {
      label: 'Intervention',
      by: '{{author}} a commandé l’intervention « {{title}} »',
      alone: 'Intervention prévue : « {{title}} »',
    },
    contract_document: {
      label: 'Document personnel',
      by: '{{author}} vous a adressé « {{title}} »',
      alone: 'Nouveau document pour vous : « {{title}} »',
    },
    coownership_document: {
      label: 'Document de l’immeuble',
      by: '{{author}} a publié « {{title}} » pour l’immeuble',
      alone: 'Nouveau document de l’immeuble : « {{title}} »',
    },
    zendesk_ticket: {
      label: 'Demande',
      by: '{{author}} a répondu à votre demande « {{title}} »',
      alone: 'Réponse à votre demande « {{title}} »',
    },
    resolved_report: {
      label: 'Signalement résolu',
      by: '{{author}} a résolu le signalement « {{title}} »',
      alone: 'Signalement résolu : « {{title}} »',
    },
  },
  events: {
    mention: {
      by: '{{author}} vous mentionne dans « {{title}} »',
      alone: 'Un message vous mentionne dans « {{title}} »',
    },
    quote: {
      by: '{{author}} vous a cité dans la discussion « {{title}} »',
      alone: 'Un message vous cite dans la discussion « {{title}} »',
    },
    reported: {
      by: '{{author}} a signalé un message de la discussion « {{title}} »',
      alone: 'Un message est signalé dans la discussion « {{title}} »',
    },
    hidden: {
      by: '{{author}} a masqué votre message dans la discussion « {{title}} »',
      alone: 'Votre message est masqué dans la discussion « {{title}} »',
    },
    proposed: {
      by: '{{author}} propose « {{title}} » à la prochaine assemblée',
      alone: '« {{title}} » est proposé à la prochaine assemblée',
    },
    proposalWithdrawn: {
      by: '{{author}} a retiré votre proposition pour l’assemblée : « {{title}} »',
      alone: 'Votre proposition pour l’assemblée est retirée : « {{title}} »',
    },
  },
  filter: {
    legend: 'Afficher',
    all: 'Toutes',
    unread: 'Non lues',
    type: 'Type',
    allTypes: 'Tous les types',
  },
  total: {
    one: '{{count}} notification',
    other: '{{count}} notifications',
  },
  day: {
    today: 'Aujourd’hui',
    yesterday: 'Hier',
  },
  state: {
    unread: 'Non lue',
    asking: 'À faire',
  },
  markRead: 'Marquer comme lue : {{title}}',
  markUnread: 'Marquer comme non lue : {{title}}',
  read: 'Marquer comme lue',
  unreadAgain: 'Marquer comme non lue',
  markAll: 'Tout marquer comme lu',
  more: 'Voir plus de notifications',
  allMarked: 'Toutes les notifications sont marquées comme lues.',
  failed: 'La modification n’a pas été enregistrée. Réessayez dans un instant.',
  empty: {
    title: 'Rien pour le moment',
    text: 'Vous verrez ici ce qui se passe dans votre immeuble et ce qui vous attend.',
  },
  upToDate: {
    title: 'Vous êtes à jour',
    text: 'Toutes vos notifications sont lues.',
  },
  nothingFound: {
    title: 'Aucune notification de ce type',
    text: 'Choisissez un autre type pour en voir plus.',
  },
  settings: 'Choisir ce que je reçois par e-\u2060mail',
} as const

export const texts = { notifications } as const
