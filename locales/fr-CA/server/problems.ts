import { problems as french } from '../../fr-FR/server/problems.ts'
import { overlay } from '../../overlay.ts'
import { errors } from '../signIn/errors.ts'

export const problems = overlay(french, {
  ...errors.problem,
  unexpected: errors.generic,
  malformed_request: 'La demande n’a pas pu être lue. Rechargez la page, puis réessayez.',
  password_required: 'Entrez votre mot de passe pour continuer.',
  invalid_client: 'Cette application n’est pas reconnue. Rechargez la page, puis réessayez.',
  wrong_offer: 'Votre compte n’est pas valide sur ce site.',
  not_found: 'La page n’existe pas ou a été supprimée.',
  conflict: 'Ces renseignements ont changé entre-temps. Rechargez la page, puis réessayez.',
  proxy_limit_reached: 'Vous ne pouvez pas recevoir cette procuration : vous avez atteint la limite permise.',
  proxy_forbidden:
    'Cette procuration n’est pas permise : ni le gestionnaire, ses proches et ses employés, ni un copropriétaire qui a lui-même donné ou reçu une procuration en chaîne, ne peuvent voter ainsi.',
  confirmation_required: 'Entrez de nouveau votre mot de passe pour confirmer.',
  files_unavailable: 'Le dépôt des fichiers est temporairement indisponible. Réessayez dans quelques instants.',
  provider_unavailable: 'Notre fournisseur ne répond pas pour le moment. Réessayez dans quelques instants.',
  invalid_value: 'Certains renseignements sont à corriger.',
  captcha_refused: 'La vérification antirobot a expiré ou a échoué. Recommencez-la.',
})
