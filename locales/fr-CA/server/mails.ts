import { mails as french } from '../../fr-FR/server/mails.ts'
import { overlay } from '../../overlay.ts'

export const mails = overlay(french, {
  contact: 'Une question? Écrivez-nous à {{email}} ou composez le {{phone}}.',
  activation: {
    validity: 'Ce lien fonctionne une seule fois et demeure valide 7 jours.',
    reason:
      'Vous recevez ce courriel parce que l’activation d’un espace client {{brand}} a été demandée pour cette adresse courriel. Si vous n’avez rien demandé, ignorez ce courriel : rien ne sera activé.',
  },
  reset: {
    validity:
      'Ce lien fonctionne une seule fois et demeure valide 60 minutes. Le changement ferme la session de tous vos appareils.',
    reason:
      'Vous recevez ce courriel parce qu’un nouveau mot de passe {{brand}} a été demandé pour cette adresse courriel. Si vous n’avez rien demandé, ignorez ce courriel : votre mot de passe demeure le même.',
  },
  unlock: {
    intro:
      'Cinq mots de passe erronés ont été saisis pour votre espace client {{brand}}. Par sécurité, la connexion est bloquée pendant 24 heures. Vous pouvez la débloquer dès maintenant.',
    validity: 'Ce lien fonctionne une seule fois et demeure valide 24 heures.',
    reason:
      'Vous recevez ce courriel parce que la connexion avec cette adresse courriel vient d’être bloquée. Si ces essais ne viennent pas de vous, votre mot de passe n’a pas été trouvé; débloquez votre espace, puis changez votre mot de passe si vous avez un doute.',
  },
  passwordChanged: {
    intro:
      'Le mot de passe de votre espace client {{brand}} vient d’être changé. La session de vos autres appareils est fermée : ils demanderont le nouveau mot de passe.',
    validity:
      'Si c’est bien vous, vous n’avez rien à faire. Sinon, demandez dès maintenant un nouveau mot de passe avec ce bouton, puis avisez-nous.',
    reason:
      'Vous recevez ce courriel, quels que soient vos réglages, parce que le mot de passe {{brand}} de cette adresse courriel vient d’être changé.',
  },
  deletionRequested: {
    intro:
      'Vous avez demandé la suppression de votre compte {{brand}}. Nous vous répondrons d’ici un mois. Les documents que la loi nous oblige à conserver, comme les comptes de la copropriété, seront gardés le temps prévu.',
    validity: 'D’ici notre réponse, vous pouvez annuler votre demande à partir de votre compte.',
    reason:
      'Vous recevez ce courriel parce que la suppression du compte {{brand}} de cette adresse courriel vient d’être demandée. Si ce n’est pas vous, annulez la demande et changez votre mot de passe.',
  },
  membership: {
    reason:
      'Vous recevez ce courriel parce que l’adresse courriel de votre espace client {{brand}} a été invitée à rejoindre un immeuble. Si vous ne connaissez pas cet immeuble, dites-le-nous.',
  },
  castVote: {
    paper:
      'Le {{date}} à {{time}}, {{castBy}} a voté en votre nom sur « {{title}} », avec une procuration papier à votre signature. Ce vote comptera une fois la procuration contrôlée.',
    online:
      'Le {{date}} à {{time}}, {{castBy}} a voté en votre nom sur « {{title}} », avec la procuration que vous lui avez donnée en ligne.',
    reason:
      'Vous recevez ce courriel, quels que soient vos paramètres {{brand}}, parce que quelqu’un a voté en votre nom. Le sens du vote n’y figure pas. Gardez ce lien pour vous : il agit en votre nom.',
  },
  notification: {
    validity: 'Trop de courriels? Choisissez ceux que vous recevez, ou arrêtez-les, sur cette page : {{settings}}',
    reason: 'Vous recevez ce message car les courriels de ce type sont activés dans vos paramètres {{brand}}.',
    obligatory: 'Gardez ce courriel : il peut servir de preuve.',
    obligatoryReason:
      'Vous recevez ce message, quels que soient vos paramètres {{brand}}, parce qu’il protège les votes de votre immeuble.',
  },
})
