import type { Catalogue } from '../catalogue.ts'

export const errors: Catalogue['errors'] = {
  generic: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  remainingTries: {
    one: 'Il vous reste {{count}} essai avant le blocage de votre compte pendant 24 heures.',
    other: 'Il vous reste {{count}} essais avant le blocage de votre compte pendant 24 heures.',
  },
  problem: {
    malformed_request: 'La demande n’a pas pu être lue. Rechargez la page, puis réessayez.',
    invalid_credentials: 'La combinaison courriel / mot de passe est invalide',
    last_attempt_before_lock:
      'La combinaison courriel / mot de passe est invalide. Il vous reste un dernier essai avant le blocage de votre compte pendant 24 heures.',
    account_locked:
      'Votre compte est bloqué pendant 24 heures après cinq essais infructueux. Pour le débloquer immédiatement, suivez le lien du courriel que nous venons de vous envoyer.',
    password_required: 'Entrez votre mot de passe pour continuer.',
    unauthenticated: 'Votre session a pris fin. Connectez-vous de nouveau.',
    invalid_refresh_token: 'Votre session a pris fin. Connectez-vous de nouveau.',
    invalid_client: 'Cette application n’est pas reconnue. Rechargez la page, puis réessayez.',
    wrong_offer: 'Votre compte n’est pas valide sur ce site.',
    forbidden: 'Vous n’êtes pas autorisé à faire cette action.',
    impersonation_refused:
      'Cette action n’est pas possible lorsque vous consultez le portail au nom d’une autre personne.',
    unknown_account: 'Nous ne trouvons aucun compte correspondant.',
    not_found: 'La page n’existe pas ou a été supprimée.',
    method_not_allowed: 'Cette action n’existe pas.',
    conflict: 'Ces renseignements ont changé entre-temps. Rechargez la page, puis réessayez.',
    expired_link: 'Lien expiré',
    request_too_large: 'L’envoi est trop volumineux.',
    unsupported_media_type: 'Ce format n’est pas accepté.',
    invalid_value: 'Certains renseignements sont à corriger.',
    captcha_refused: 'La vérification antirobot a expiré ou a échoué. Recommencez-la.',
    too_many_requests: 'Vous avez fait trop de demandes en peu de temps. Patientez un instant, puis réessayez.',
    unexpected: 'Une erreur est survenue. Veuillez réessayer plus tard.',
    unavailable: 'Le service est temporairement indisponible. Réessayez dans quelques instants.',
  },
  field: {
    required: 'Ce champ est obligatoire',
    taken: 'Valeur déjà utilisée',
    invalid: 'Valeur invalide',
    too_short: 'Valeur trop courte',
    too_long: 'Valeur trop longue',
    unknown_key: 'Ce champ n’est pas attendu',
    invalidEmail: 'L’adresse courriel n’est pas valide',
    invalidPhone: 'Le numéro de téléphone n’est pas valide',
    mustBeLongerThanTwelve: 'Au moins 12 caractères',
    mustHaveUppercase: 'Au moins une majuscule',
    mustHaveLowercase: 'Au moins une minuscule',
    mustHaveDigit: 'Au moins un chiffre',
    mustHaveSpecialCharacter: 'Au moins un caractère spécial',
    tooLongPassword: 'Au plus 128 caractères',
    mustMatchPassword: 'Les mots de passe ne sont pas similaires',
  },
}
