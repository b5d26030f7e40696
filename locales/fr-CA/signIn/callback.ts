import { callback as french } from '../../fr-FR/signIn/callback.ts'
import { overlay } from '../../overlay.ts'

export const callback = overlay(french, {
  working: 'Déverrouillage de votre compte',
  success: {
    deblocage: {
      heading: 'Votre compte est déverrouillé',
    },
  },
  expired: {
    text: 'Ce lien a déjà servi ou il est trop ancien. Demandez-en un nouveau.',
  },
  wrongOffer: {
    text: 'Ce compte n’est pas valide ici. Il se consulte sur le site {{offer}}.',
    unknownText: 'Ce compte n’est pas valide ici.',
  },
  failed: {
    text: 'Il est peut-être encore valide. Réessayez dans un instant.',
  },
  unknown: {
    text: 'Ouvrez-le à partir du courriel que vous avez reçu, ou connectez-vous.',
  },
})
