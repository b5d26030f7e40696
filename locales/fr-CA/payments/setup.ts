import { setup as french } from '../../fr-FR/payments/setup.ts'
import { overlay } from '../../overlay.ts'

export const setup = overlay(french, {
  steps: { create: 'Créer l’accord' },
  create: {
    titleReplacing: 'Donner un autre compte',
    lead: 'Comptez deux minutes, un chèque et votre téléphone à portée de main. Rien n’est débité avant votre signature.',
    leadReplacing: 'Votre accord actuel reste en vigueur jusqu’à la signature du nouveau.',
    kind: 'Que voulez-\u2060vous payer par débit préautorisé?',
    kindRequired: 'Choisissez ce que vous voulez payer par débit préautorisé.',
    street: 'Rue',
    taken: 'Ce compte est déjà utilisé',
    mobile: 'Téléphone cellulaire',
    failed:
      'L’accord n’a pas pu être enregistré. Réessayez dans quelques minutes; si cela continue, contactez votre gestionnaire.',
  },
  sign: {
    title: 'Lire et signer votre accord',
    lead: 'Lisez l’accord, puis signez-le avec un code envoyé au {{mobile}}.',
    leadProvider: 'Lisez l’accord, puis signez-le chez notre fournisseur de signature électronique.',
    text: 'L’accord',
    consent:
      'En saisissant ce code, vous signez l’accord ci-dessus et acceptez de le signer électroniquement. La signature est datée, l’accord scellé, et vous pourrez toujours le relire.',
    request: 'Recevoir le code par texto',
    submit: 'Signer l’accord',
    resendSoon: 'Rien reçu? Un autre code peut être demandé une demi-minute après l’envoi.',
    unanswered: 'Pas de réponse : vérifiez votre connexion, puis réessayez. L’accord n’est jamais signé deux fois.',
    failed: 'Cela n’a pas fonctionné. Réessayez dans quelques minutes; si cela continue, contactez votre gestionnaire.',
    night:
      'Le paiement en ligne vient de fermer pour la nuit. Votre accord est gardé : vous pourrez le signer demain matin.',
    consentProvider:
      'Vous signerez l’accord ci-dessus sur le site de notre fournisseur, qui vous enverra un code au {{mobile}}. Vous avez dix minutes; vous reviendrez ensuite ici.',
    atProvider: 'Aller signer l’accord',
    leaving: 'Le site de notre fournisseur s’ouvre. Si vous en êtes revenu sans signer, vous pouvez y retourner.',
    continueProvider: 'Retourner signer l’accord',
    back: 'Corriger l’accord',
  },
  pay: {
    title: 'Votre accord est signé',
    text: {
      manual: 'Vous pouvez maintenant payer depuis ce portail. Rien ne sera débité sans votre demande.',
      auto: 'Chaque contribution sera débitée à son échéance, et annoncée avant.',
      auto_usual:
        'Vos charges courantes seront débitées à leur échéance, et annoncées avant. Pour le reste, vous décidez.',
    },
    paper: 'Ouvrir l’accord signé',
  },
  over: {
    title: 'Aucun accord ne peut être mis en place',
    text: 'La page de l’accord dit pourquoi, et qui peut vous aider.',
    back: 'Voir mon accord',
  },
})
