import { shell as french } from '../../fr-FR/frame/shell.ts'
import { overlay } from '../../overlay.ts'

export const shell = overlay(french, {
  leaving: {
    title: 'Quitter sans enregistrer?',
  },
  notCoOwner: {
    hint: 'Vous êtes copropriétaire? Demandez à votre agence de vérifier votre rôle.',
  },
  impersonation: {
    over: 'La consultation au nom d’une autre personne a pris fin. Vous êtes de retour dans votre compte.',
  },
})
