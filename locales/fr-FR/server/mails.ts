/** Texts of the e-mails. Read by the server only: they are no part of the application's catalogue. */
export const mails = {
  greeting: 'Bonjour {{name}},',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  signature: 'L’équipe {{company}}',
  contact: 'Une question ? Écrivez-nous à {{email}} ou appelez le {{phone}}.',
  activation: {
    subject: 'Activez votre espace client {{brand}}',
    title: 'Votre espace client vous attend',
    intro:
      'Votre espace client {{brand}} est prêt. Choisissez votre mot de passe pour suivre vos comptes, les décisions et la vie de votre immeuble.',
    button: 'Choisir mon mot de passe',
    validity: 'Ce lien fonctionne une seule fois et reste valable 7 jours.',
    reason:
      'Vous recevez ce message car l’activation d’un espace client {{brand}} a été demandée pour cette adresse. Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : rien ne sera activé.',
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe {{brand}}',
    title: 'Choisissez un nouveau mot de passe',
    intro: 'Vous avez demandé un nouveau mot de passe pour votre espace client {{brand}}.',
    button: 'Choisir un nouveau mot de passe',
    validity:
      'Ce lien fonctionne une seule fois et reste valable 60 minutes. Le changement déconnecte tous vos appareils.',
    reason:
      'Vous recevez ce message car un nouveau mot de passe {{brand}} a été demandé pour cette adresse. Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste le même.',
  },
  unlock: {
    subject: 'Débloquez votre espace client {{brand}}',
    title: 'Votre espace client est bloqué',
    intro:
      'Cinq mots de passe erronés ont été saisis pour votre espace client {{brand}}. Par sécurité, la connexion est bloquée pendant 24 heures. Vous pouvez la débloquer tout de suite.',
    button: 'Débloquer mon espace client',
    validity: 'Ce lien fonctionne une seule fois et reste valable 24 heures.',
    reason:
      'Vous recevez ce message car la connexion à cette adresse vient d’être bloquée. Si ces essais ne viennent pas de vous, votre mot de passe n’a pas été trouvé ; débloquez votre espace, puis changez de mot de passe si vous avez un doute.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe {{brand}} a été changé',
    title: 'Votre mot de passe a été changé',
    intro:
      'Le mot de passe de votre espace client {{brand}} vient d’être changé. Vos autres appareils sont déconnectés : ils demanderont le nouveau mot de passe.',
    button: 'Ce n’est pas moi',
    validity:
      'Si c’est bien vous, il n’y a rien à faire. Sinon, demandez tout de suite un nouveau mot de passe avec ce bouton, puis prévenez-nous.',
    reason:
      'Vous recevez ce message, quels que soient vos réglages, car le mot de passe {{brand}} de cette adresse vient d’être changé.',
  },
  deletionRequested: {
    subject: 'Votre demande de suppression de compte {{brand}}',
    title: 'Nous avons reçu votre demande de suppression',
    intro:
      'Vous avez demandé la suppression de votre compte {{brand}}. Nous vous répondrons sous un mois. Les documents que la loi nous oblige à conserver, comme les comptes de la copropriété, seront gardés le temps prévu.',
    button: 'Voir ma demande',
    validity: 'Jusqu’à notre réponse, vous pouvez annuler votre demande depuis votre compte.',
    reason:
      'Vous recevez ce message car la suppression du compte {{brand}} de cette adresse vient d’être demandée. Si ce n’est pas vous, annulez la demande et changez votre mot de passe.',
  },
  membership: {
    subject: 'Un immeuble s’ajoute à votre espace client {{brand}}',
    title: 'Un immeuble s’ajoute à votre espace',
    intro:
      'Une personne de l’immeuble vous a donné accès à ses informations. Vous le trouvez dès maintenant parmi vos immeubles, dans votre espace client {{brand}}.',
    button: 'Voir mes immeubles',
    validity: 'Il n’y a rien à activer : connectez-vous comme d’habitude.',
    reason:
      'Vous recevez ce message car l’adresse de votre espace client {{brand}} a été invitée à rejoindre un immeuble. Si vous ne connaissez pas cet immeuble, dites-le-nous.',
  },
  castVote: {
    subject: '{{brand}} : un vote a été enregistré en votre nom',
    title: 'Un vote en votre nom · {{place}}',
    paper:
      'Le {{date}} à {{time}}, {{castBy}} a voté en votre nom sur « {{title}} », avec un pouvoir papier à votre signature. Ce vote comptera une fois le papier contrôlé.',
    online:
      'Le {{date}} à {{time}}, {{castBy}} a voté en votre nom sur « {{title}} », avec le pouvoir que vous lui avez donné en ligne.',
    room: 'Le {{date}} à {{time}}, {{castBy}} a enregistré votre vote sur « {{title}} » en séance.',
    button: 'Contester ce vote',
    validity:
      'Si tout est en ordre, il n’y a rien à faire. Sinon, ce lien permet de contester le vote jusqu’au dépouillement, sans mot de passe et une seule fois : le vote sera mis de côté jusqu’à ce que quelqu’un l’ait contrôlé.',
    reason:
      'Vous recevez ce message, quels que soient vos réglages {{brand}}, car quelqu’un a voté en votre nom. Le sens du vote n’y figure pas. Gardez ce lien pour vous : il agit en votre nom.',
  },
  notification: {
    subject: '{{brand}} : {{sentence}}',
    title: '{{label}} · {{place}}',
    intro: '{{sentence}}.',
    button: 'Voir dans mon espace client',
    validity: 'Trop d’e-mails ? Choisissez ceux que vous recevez, ou arrêtez-les, sur cette page : {{settings}}',
    reason: 'Vous recevez ce message car les e-mails de ce type sont activés dans vos réglages {{brand}}.',
    obligatory: 'Gardez cet e-mail : il peut servir de preuve.',
    obligatoryReason:
      'Vous recevez ce message, quels que soient vos réglages {{brand}}, parce qu’il protège les votes de votre immeuble.',
  },
} as const
