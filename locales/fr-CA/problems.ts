import type { Translated } from '../catalogue.ts'
import type { problems as french } from '../fr-FR/problems.ts'
import { errors } from './errors.ts'

export const problems: Translated<typeof french> = {
  ...errors.problem,
  unexpected: errors.generic,
  malformed_request: 'La demande n’a pas pu être lue. Rechargez la page, puis réessayez.',
  password_required: 'Entrez votre mot de passe pour continuer.',
  invalid_refresh_token: 'Votre session a pris fin. Connectez-vous de nouveau.',
  invalid_client: 'Cette application n’est pas reconnue. Rechargez la page, puis réessayez.',
  wrong_offer: 'Votre compte n’est pas valide sur ce site.',
  unknown_account: 'Nous ne trouvons aucun compte correspondant.',
  not_found: 'La page n’existe pas ou a été supprimée.',
  method_not_allowed: 'Cette action n’existe pas.',
  conflict: 'Ces renseignements ont changé entre-temps. Rechargez la page, puis réessayez.',
  action_not_possible: 'Cette action n’est plus possible : la situation a changé entre-temps.',
  user_already_voted: 'Ce copropriétaire a déjà voté',
  proxy_limit_reached: 'Vous ne pouvez pas recevoir cette procuration : vous avez atteint la limite permise.',
  proxy_forbidden:
    'Cette procuration n’est pas permise : ni le gestionnaire, ses proches et ses employés, ni un copropriétaire qui a lui-même donné ou reçu une procuration en chaîne, ne peuvent voter ainsi.',
  confirmation_required: 'Entrez de nouveau votre mot de passe pour confirmer.',
  idempotency_key_reused: 'Cet envoi a déjà servi à autre chose. Recommencez.',
  quota_exceeded: 'Vous avez atteint la limite d’envoi de fichiers. Réessayez demain.',
  files_unavailable: 'Le dépôt des fichiers est temporairement indisponible. Réessayez dans quelques instants.',
  expired_link: 'Lien expiré',
  request_too_large: 'L’envoi est trop volumineux.',
  unsupported_media_type: 'Ce format n’est pas accepté.',
  invalid_value: 'Certains renseignements sont à corriger.',
  captcha_refused: 'La vérification antirobot a expiré ou a échoué. Recommencez-la.',
}
