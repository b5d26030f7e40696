import type { Translated } from '../catalogue.ts'
import type { mails as source } from '../fr-FR/mails.ts'

/** Texts of the e-mails, in French of Québec. */
export const mails: Translated<typeof source> = {
  greeting: 'Bonjour {{name}},',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  signature: 'L’équipe {{company}}',
  contact: 'Une question? Écrivez-nous à {{email}} ou composez le {{phone}}.',
  activation: {
    subject: 'Activez votre espace client {{brand}}',
    title: 'Votre espace client vous attend',
    intro:
      'Votre espace client {{brand}} est prêt. Choisissez votre mot de passe pour suivre vos comptes, vos documents et la vie de votre immeuble.',
    button: 'Choisir mon mot de passe',
    validity: 'Ce lien fonctionne une seule fois et demeure valide 7 jours.',
    reason:
      'Vous recevez ce courriel parce que l’activation d’un espace client {{brand}} a été demandée pour cette adresse courriel. Si vous n’avez rien demandé, ignorez ce courriel : rien ne sera activé.',
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe {{brand}}',
    title: 'Choisissez un nouveau mot de passe',
    intro: 'Vous avez demandé un nouveau mot de passe pour votre espace client {{brand}}.',
    button: 'Choisir un nouveau mot de passe',
    validity:
      'Ce lien fonctionne une seule fois et demeure valide 60 minutes. Le changement ferme la session de tous vos appareils.',
    reason:
      'Vous recevez ce courriel parce qu’un nouveau mot de passe {{brand}} a été demandé pour cette adresse courriel. Si vous n’avez rien demandé, ignorez ce courriel : votre mot de passe demeure le même.',
  },
  unlock: {
    subject: 'Débloquez votre espace client {{brand}}',
    title: 'Votre espace client est bloqué',
    intro:
      'Cinq mots de passe erronés ont été saisis pour votre espace client {{brand}}. Par sécurité, la connexion est bloquée pendant 24 heures. Vous pouvez la débloquer dès maintenant.',
    button: 'Débloquer mon espace client',
    validity: 'Ce lien fonctionne une seule fois et demeure valide 24 heures.',
    reason:
      'Vous recevez ce courriel parce que la connexion avec cette adresse courriel vient d’être bloquée. Si ces essais ne viennent pas de vous, votre mot de passe n’a pas été trouvé; débloquez votre espace, puis changez votre mot de passe si vous avez un doute.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe {{brand}} a été changé',
    title: 'Votre mot de passe a été changé',
    intro:
      'Le mot de passe de votre espace client {{brand}} vient d’être changé. La session de vos autres appareils est fermée : ils demanderont le nouveau mot de passe.',
    button: 'Ce n’est pas moi',
    validity:
      'Si c’est bien vous, vous n’avez rien à faire. Sinon, demandez dès maintenant un nouveau mot de passe avec ce bouton, puis avisez-nous.',
    reason:
      'Vous recevez ce courriel, quels que soient vos réglages, parce que le mot de passe {{brand}} de cette adresse courriel vient d’être changé.',
  },
  deletionRequested: {
    subject: 'Votre demande de suppression de compte {{brand}}',
    title: 'Nous avons reçu votre demande de suppression',
    intro:
      'Vous avez demandé la suppression de votre compte {{brand}}. Nous vous répondrons d’ici un mois. Les documents que la loi nous oblige à conserver, comme les comptes de la copropriété, seront gardés le temps prévu.',
    button: 'Voir ma demande',
    validity: 'D’ici notre réponse, vous pouvez annuler votre demande à partir de votre compte.',
    reason:
      'Vous recevez ce courriel parce que la suppression du compte {{brand}} de cette adresse courriel vient d’être demandée. Si ce n’est pas vous, annulez la demande et changez votre mot de passe.',
  },
  membership: {
    subject: 'Un immeuble s’ajoute à votre espace client {{brand}}',
    title: 'Un immeuble s’ajoute à votre espace',
    intro:
      'Une personne de l’immeuble vous a donné accès à ses informations. Vous le trouvez dès maintenant parmi vos immeubles, dans votre espace client {{brand}}.',
    button: 'Voir mes immeubles',
    validity: 'Il n’y a rien à activer : connectez-vous comme d’habitude.',
    reason:
      'Vous recevez ce courriel parce que l’adresse courriel de votre espace client {{brand}} a été invitée à rejoindre un immeuble. Si vous ne connaissez pas cet immeuble, dites-le-nous.',
  },
  notification: {
    subject: '{{brand}} : {{sentence}}',
    title: '{{label}} · {{place}}',
    intro: '{{sentence}}.',
    button: 'Voir dans mon espace client',
    validity: 'Trop de courriels? Choisissez ceux que vous recevez, ou arrêtez-les, sur cette page : {{settings}}',
    reason: 'Vous recevez ce message car les courriels de ce type sont activés dans vos paramètres {{brand}}.',
  },
}
