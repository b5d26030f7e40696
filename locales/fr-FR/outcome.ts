/** The page that people come back to from a signature or a payment. */
const outcome = {
  waiting: {
    heading: 'Confirmation en attente',
    text: 'Notre prestataire ne nous a pas encore confirmé votre signature. Cette page se met à jour toute seule ; vous pouvez aussi la fermer, rien ne sera perdu.',
  },
  failed: {
    heading: 'Le résultat n’a pas pu être lu',
    text: 'Ce que vous avez fait n’est pas perdu. Réessayez dans un instant.',
  },
  elsewhere: 'Connectez-\u2060vous-y pour le retrouver.',
  home: 'Aller au tableau de bord',
  signature: {
    asking: 'Vérification de votre signature…',
    goOn: 'Continuer vers le paiement',
    goBack: 'Revenir au mandat',
    again: 'Voir mon mandat',
    expired: {
      heading: 'Cette demande de signature est terminée',
      text: 'Elle dure dix minutes, et prend fin quand le mandat change. La page du mandat dit où vous en êtes.',
    },
    elsewhere: 'Cette signature a été demandée sur un autre site',
    refused: {
      heading: 'Le mandat n’est pas signé',
      text: 'Vous avez refusé de signer, ou abandonné. Le mandat vous attend : vous pouvez le corriger, ou le signer plus tard.',
    },
  },
  paiement: {
    asking: 'Vérification de votre paiement…',
    goOn: 'Suivre ce paiement',
    goBack: 'Voir la raison, et que faire',
    again: 'Voir ce qui est à payer',
    expired: {
      heading: 'Paiement introuvable',
      text: 'Ce lien ne mène à aucun de vos paiements. Votre espace montre ceux qui sont faits, et ce qui reste à payer.',
    },
    elsewhere: 'Ce paiement a été demandé sur un autre site',
    refused: {
      heading: 'Le paiement a été refusé',
      text: 'La banque ne l’a pas exécuté, ou l’a rejeté. La somme reste due.',
    },
  },
  states: {
    signed: {
      heading: 'Votre mandat est signé',
      text: 'La signature est confirmée, et le mandat signé est gardé pour vous.',
    },
    asked: {
      heading: 'Votre paiement est enregistré',
      text: 'Il partira avec le prochain fichier destiné à la banque. Rien d’autre n’est à faire.',
    },
    held: {
      heading: 'Votre paiement est suspendu',
      text: 'Rien n’est prélevé tant que cette suspension n’est pas levée.',
    },
    inFile: {
      heading: 'Votre paiement est en cours',
      text: 'Il figure dans le fichier destiné à la banque.',
    },
    debited: {
      heading: 'Votre compte est débité',
      text: 'L’écriture dans les comptes de l’immeuble suit.',
    },
    booked: {
      heading: 'Votre paiement est comptabilisé',
      text: 'Il est inscrit dans les comptes de l’immeuble.',
    },
    refunded: {
      heading: 'Ce paiement vous a été remboursé',
      text: 'Ce qu’il avait réglé est de nouveau dû.',
    },
  },
} as const

export const texts = { outcome } as const
