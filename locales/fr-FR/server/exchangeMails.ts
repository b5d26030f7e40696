/** Texts of the e-mails about messages and posts, and of those about replies to them. */
export const exchangeMails = {
  /** The first line of a mail that can be replied to: the quoted mail below it is cut off. */
  above: 'Répondez au-dessus de cette ligne',
  written: '{{author}} :',
  files: '(fichier joint)',
  filesToo: '{{text}} (fichier joint)',
  more: { one: 'et {{count}} message de plus', other: 'et {{count}} messages de plus' },
  moreThan: 'et plus de {{count}} messages de plus',
  open: 'Voir la conversation',
  replyToMail: 'Pour répondre, répondez simplement à cet e-mail.',
  replyTo: 'Répondre par e-mail',
  digest: {
    subject: '{{brand}} : {{count}} conversations vous attendent',
    title: 'Vos échanges',
    intro: 'Voici ce que vous n’avez pas encore lu.',
    button: 'Voir mes messages',
  },
  reply: {
    subject: '{{brand}} : votre réponse par e-mail n’a pas été publiée',
    title: 'Votre réponse n’a pas été publiée',
    filesSubject: '{{brand}} : des fichiers n’ont pas été joints',
    filesTitle: 'Des fichiers n’ont pas été joints',
    because: {
      gone: 'La conversation à laquelle vous avez répondu ne vous est plus ouverte : vous l’avez quittée, ou vous n’avez plus accès à cet immeuble.',
      closed: 'Cette discussion ne prend plus de messages : elle est close ou archivée.',
      takesNoMessages: 'La personne à qui vous avez répondu ne reçoit pas vos messages.',
      otherAddress:
        'Une réponse est arrivée d’une autre adresse que celle de votre compte. Répondez depuis l’adresse de votre compte.',
      expired: 'L’adresse à laquelle vous avez répondu n’est plus valable. Répondez dans votre espace client.',
      tooLong: 'Votre réponse est trop longue. Raccourcissez-la, ou envoyez-la en plusieurs fois.',
      empty: 'Nous n’avons trouvé ni texte ni fichier dans votre réponse. Écrivez au-dessus du message cité.',
      tooMany: 'Beaucoup de réponses sont arrivées de votre part en peu de temps. Réessayez dans une heure.',
      files:
        'Ces fichiers de votre e-mail n’ont pas été pris : {{names}}. Nous prenons dix fichiers au plus par message, en JPEG, PNG ou PDF, de 10 Mo chacun.',
      refused: 'Votre réponse n’a pas pu être publiée. Réessayez dans votre espace client.',
    },
    yours: 'Votre texte :',
    kept: 'Rien n’est perdu : votre texte est ci-dessus. Vous pouvez le copier dans votre espace client.',
    sentKept: 'Votre e-mail reste, avec ses fichiers, parmi vos messages envoyés.',
    button: 'Ouvrir mon espace client',
    reason: 'Vous recevez ce message parce qu’une réponse à un e-mail {{brand}} est arrivée pour votre compte.',
  },
} as const
