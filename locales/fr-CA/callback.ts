import type { Catalogue } from '../catalogue.ts'

export const callback: Catalogue['callback'] = {
  title: 'Suite de votre demande',
  working: 'Déverrouillage de votre compte',
  success: {
    activation: { heading: 'Votre compte est activé', text: 'Vous pouvez vous connecter avec votre mot de passe.' },
    reinitialisation: {
      heading: 'Votre mot de passe a été modifié',
      text: 'Connectez-vous avec le nouveau. Vos autres sessions ont été fermées.',
    },
    deblocage: { heading: 'Votre compte est déverrouillé', text: 'Vous pouvez de nouveau vous connecter.' },
    signature: { heading: 'Votre signature est enregistrée', text: 'Le document signé vous attend dans votre espace.' },
    paiement: { heading: 'Votre paiement est enregistré', text: 'Il paraîtra à votre compte d’ici 72 heures.' },
  },
  expired: { heading: 'Lien expiré', text: 'Ce lien a déjà servi ou il est trop ancien. Demandez-en un nouveau.' },
  wrongOffer: {
    heading: 'Votre compte se trouve sur un autre site',
    text: 'Ce compte n’est pas valide ici. Il se consulte sur le site {{offer}}.',
    unknownText: 'Ce compte n’est pas valide ici.',
    link: 'Aller sur le site {{offer}}',
  },
  failed: {
    heading: 'Le lien n’a pas pu être vérifié',
    text: 'Il est peut-être encore valide. Réessayez dans un instant.',
  },
  unknown: {
    heading: 'Ce lien est incomplet',
    text: 'Ouvrez-le à partir du courriel que vous avez reçu, ou connectez-vous.',
  },
  logIn: 'Se connecter',
}
