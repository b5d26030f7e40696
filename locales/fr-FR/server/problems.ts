import { errors } from '../signIn/errors.ts'

/** The server's text for every refusal. The client has texts of its own only for those in `errors.problem`. */
export const problems = {
  ...errors.problem,
  unexpected: errors.generic,
  malformed_request: 'La demande n’a pas pu être lue. Rechargez la page puis réessayez.',
  password_required: 'Saisissez votre mot de passe pour continuer.',
  invalid_refresh_token: 'Votre session a pris fin. Connectez-vous de nouveau.',
  invalid_client: 'Cette application n’est pas reconnue. Rechargez la page puis réessayez.',
  wrong_offer: 'Votre compte n’est pas valable sur ce site.',
  unknown_account: 'Nous ne trouvons aucun compte correspondant.',
  not_found: "La page n'existe pas ou a été supprimé.",
  method_not_allowed: 'Cette action n’existe pas.',
  conflict: 'Ces informations ont changé entre-temps. Rechargez la page puis réessayez.',
  action_not_possible: 'Cette action n’est plus possible : la situation a changé entre-temps.',
  user_already_voted: 'Ce copropriétaire a déjà voté',
  proxy_limit_reached:
    'Vous ne pouvez pas recevoir ce pouvoir : la loi en permet trois, ou davantage tant que vos voix et celles qui vous sont confiées ne dépassent pas 10 % du total.',
  proxy_forbidden:
    'Ce pouvoir n’est pas permis : ni le syndic, ses proches et ses salariés, ni un copropriétaire qui a lui-même confié ou reçu un pouvoir en chaîne, ne peuvent voter ainsi.',
  confirmation_required: 'Saisissez de nouveau votre mot de passe pour confirmer.',
  idempotency_key_reused: 'Cet envoi a déjà servi à autre chose. Recommencez.',
  quota_exceeded: 'Vous avez atteint la limite d’envoi de fichiers. Réessayez demain.',
  files_unavailable: 'Le dépôt des fichiers est momentanément indisponible. Réessayez dans quelques instants.',
  provider_unavailable: 'Notre prestataire ne répond pas pour le moment. Réessayez dans quelques instants.',
  out_of_slot: 'Le paiement en ligne est fermé pour la nuit. Il rouvre demain matin à 7 h.',
  payment_too_soon: 'Vous ne pouvez faire qu’une transaction toutes les dix minutes.',
  amount_changed: 'Le montant dû a changé entre-temps. Vérifiez-le, puis confirmez de nouveau.',
  overpayment: 'Ce montant dépasse ce que vous devez. Confirmez que vous voulez payer davantage.',
  expired_link: 'Lien expiré',
  code_expired: 'Ce code n’est plus valable. Demandez-en un autre.',
  request_too_large: 'L’envoi est trop volumineux.',
  unsupported_media_type: 'Ce format n’est pas accepté.',
  invalid_value: 'Certaines informations sont à corriger.',
  captcha_refused: 'La vérification anti-robot a expiré ou n’a pas abouti. Recommencez-la.',
} as const
