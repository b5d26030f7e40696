import { shell as french } from '../../fr-FR/frame/shell.ts'
import { overlay } from '../../overlay.ts'

export const shell = overlay(french, {
  impersonation: {
    over: 'La consultation au nom d’une autre personne a pris fin. Vous êtes de retour dans votre compte.',
  },
})
