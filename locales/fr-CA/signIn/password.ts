import { password as french } from '../../fr-FR/signIn/password.ts'
import { overlay } from '../../overlay.ts'

export const password = overlay(french, {
  request: {
    lead: 'Entrez l’adresse courriel de votre compte : vous recevrez un lien pour choisir un nouveau mot de passe.',
    email: 'Adresse courriel',
    checkedAgain: 'La vérification avait expiré : elle vient d’être refaite. Envoyez votre demande de nouveau.',
  },
  captcha: {
    label: 'Vérification antirobot',
    checkFailed: 'La vérification n’a pas fonctionné.',
  },
  strength: {
    label: 'Robustesse du mot de passe',
    unknown: 'La robustesse s’affiche à mesure que vous écrivez',
  },
})
