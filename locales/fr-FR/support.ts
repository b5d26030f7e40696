export const support = {
  lead: 'Une question sur le portail, un écran qui ne répond pas ? L’équipe du portail vous répond ici. Pour votre immeuble, écrivez plutôt à votre gestionnaire.',
  write: 'Écrire à l’assistance',
  list: 'Vos demandes',
  more: 'Voir plus de demandes',
  files: 'Photos et documents',
  failed: 'L’envoi n’a pas abouti. Votre texte est conservé : réessayez dans un instant.',
  waitForFiles: 'Un fichier est encore en cours d’envoi.',
  row: {
    unread: 'Nouvelle réponse :',
    detail: 'Demande n° {{number}} · {{date}}',
  },
  status: {
    new: 'Reçue',
    open: 'En cours',
    pending: 'Réponse donnée',
    solved: 'Résolue',
    closed: 'Close',
  },
  none: {
    title: 'Aucune demande',
    text: 'Vos questions à l’équipe du portail et ses réponses s’affichent ici.',
  },
  new: {
    title: 'Votre demande',
    name: 'Nom',
    email: 'Adresse e-mail',
    subject: 'Objet',
    body: 'Que se passe-t-il ?',
    hint: 'Dites ce que vous faisiez et ce que vous attendiez. Une capture d’écran aide souvent.',
    send: 'Envoyer la demande',
    close: 'Fermer',
    sent: 'Demande envoyée',
  },
  /** Filled in when a person comes from a screen that failed. */
  failedScreen: {
    subject: 'Un écran s’est arrêté',
    body: 'Écran : {{path}}\nCe que je faisais : ',
  },
  page: {
    number: 'Demande n° {{number}}',
    openedOn: 'Envoyée le {{date}}',
    answersTo: 'Réponses ici et à {{email}}',
    by: '{{name}}, {{email}}',
    closed: 'Cette demande est close. Pour une nouvelle question, écrivez une nouvelle demande.',
    solve: 'Marquer comme résolue',
    solved: 'Demande résolue',
  },
  comments: {
    title: 'Échanges',
    label: 'Messages de la demande',
    more: 'Voir les messages précédents',
    operator: 'Assistance',
  },
  reply: {
    label: 'Votre message',
    answer: 'Votre réponse',
    settle: 'La demande est résolue',
    send: 'Envoyer',
    sent: 'Message envoyé',
  },
  gone: {
    title: 'Demande introuvable',
    text: 'Elle n’existe pas, ou elle est d’une autre personne.',
    toList: 'Voir vos demandes',
  },
  queue: {
    legend: 'Demandes',
    ongoing: 'À traiter',
    finished: 'Terminées',
    list: 'Demandes d’assistance',
    none: 'Aucune demande',
    detail: 'N° {{number}} · {{name}} · {{date}}',
    forbiddenTitle: 'Cette page est réservée aux administrateurs',
    forbidden: 'Les administrateurs du portail répondent ici aux demandes d’assistance.',
  },
} as const

export const texts = { support } as const
