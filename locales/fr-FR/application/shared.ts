/** What several areas say in the same words. */
export const shared = {
  openFile: 'Ouvrir {{name}}',
  otherPlace: 'Immeuble concerné : {{place}}',
  withheld: {
    title: 'Cette page ne vous est pas ouverte',
    text: 'Votre rôle dans cet immeuble n’y donne pas accès.',
  },
  readOnly: {
    title: 'Consultation seule',
    text: 'Vous consultez le portail au nom d’une autre personne : rien ne peut être modifié ici à sa place.',
  },
  confirm: {
    cancel: 'Annuler',
    failed: 'Cela n’a pas abouti. Réessayez dans un instant.',
  },
  /** The password typed again before a binding act. */
  password: {
    password: 'Votre mot de passe',
    why: 'Pour confirmer que c’est bien vous, saisissez de nouveau votre mot de passe.',
    wrong: 'Ce mot de passe n’est pas le bon.',
    lastTry: 'Ce mot de passe n’est pas le bon. Il vous reste un dernier essai avant un blocage de 24 h.',
    expired: 'Trop de temps a passé depuis que vous avez saisi votre mot de passe. Saisissez-le de nouveau.',
    unjudged: 'Votre mot de passe n’a pas pu être vérifié. Réessayez dans un instant.',
    unansweredTitle: 'Aucune réponse n’est venue',
    unanswered:
      'Nous ne savons pas si votre envoi est arrivé. Renvoyez-le sans crainte : il ne sera compté qu’une fois.',
    failedTitle: 'L’envoi n’a pas abouti',
    failed: 'Le service n’a pas pu le prendre. Rien n’est perdu, réessayez.',
    retry: 'Renvoyer',
  },
} as const
