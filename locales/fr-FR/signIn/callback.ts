export const callback = {
  title: 'Suite de votre demande',
  working: 'Déblocage de votre compte',
  success: {
    activation: { heading: 'Votre compte est activé', text: 'Vous pouvez vous connecter avec votre mot de passe.' },
    reinitialisation: {
      heading: 'Votre mot de passe a été modifié',
      text: 'Connectez-\u2060vous avec le nouveau. Vos autres sessions ont été fermées.',
    },
    deblocage: { heading: 'Votre compte est débloqué', text: 'Vous pouvez de nouveau vous connecter.' },
  },
  unconfirmed: {
    heading: 'Ce résultat reste à confirmer',
    text: 'Ce lien ne suffit pas à le confirmer. Connectez-\u2060vous pour voir ce qui est enregistré.',
  },
  expired: {
    heading: 'Lien expiré',
    text: 'Ce lien a déjà servi, ou il est trop ancien. Demandez-en un nouveau.',
    again: 'Recevoir un nouveau lien',
  },
  wrongOffer: {
    heading: 'Votre compte se trouve sur un autre site',
    text: 'Ce compte n’est pas valable ici. Il se consulte sur le site {{offer}}.',
    unknownText: 'Ce compte n’est pas valable ici.',
    link: 'Aller sur le site {{offer}}',
  },
  failed: {
    heading: 'Le lien n’a pas pu être vérifié',
    text: 'Il est peut-être encore valable. Réessayez dans un instant.',
  },
  unknown: {
    heading: 'Ce lien est incomplet',
    text: 'Ouvrez-le depuis l’e-\u2060mail que vous avez reçu, ou connectez-\u2060vous.',
  },
  logIn: 'Se connecter',
} as const
