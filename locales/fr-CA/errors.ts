import type { Catalogue } from '../catalogue.ts'

export const errors: Catalogue['errors'] = {
  generic: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  remainingTries: {
    one: 'Il vous reste {{count}} essai avant le blocage de votre compte pendant 24 heures.',
    other: 'Il vous reste {{count}} essais avant le blocage de votre compte pendant 24 heures.',
  },
  problem: {
    invalid_credentials: 'La combinaison courriel / mot de passe est invalide',
    last_attempt_before_lock:
      'La combinaison courriel / mot de passe est invalide. Il vous reste un dernier essai avant le blocage de votre compte pendant 24 heures.',
    account_locked:
      'Votre compte est bloqué pendant 24 heures après cinq essais infructueux. Pour le débloquer immédiatement, suivez le lien du courriel que nous venons de vous envoyer.',
    unauthenticated: 'Votre session a pris fin. Connectez-vous de nouveau.',
    forbidden: 'Vous n’êtes pas autorisé à faire cette action.',
    impersonation_refused:
      'Cette action n’est pas possible lorsque vous consultez le portail au nom d’une autre personne.',
    too_many_requests: 'Vous avez fait trop de demandes en peu de temps. Patientez un instant, puis réessayez.',
    unavailable: 'Le service est temporairement indisponible. Réessayez dans quelques instants.',
  },
  field: {
    required: 'Ce champ est obligatoire',
    taken: 'Valeur déjà utilisée',
    invalid: 'Valeur invalide',
    too_short: 'Valeur trop courte',
    too_long: 'Valeur trop longue',
    unknown_key: 'Ce champ n’est pas attendu',
    bad_check_digits: 'Ce numéro de compte est incorrect',
    noSpaces: 'Les espaces ne sont pas autorisés',
    unacceptedCountry: 'Les comptes de ce pays ne sont pas acceptés. Contactez votre gestionnaire',
    invalidAmount: 'Le montant est invalide',
    mustBeLowerThanOneMillion: 'Le montant doit être inférieur à un million',
    mustBeLowerThanTwoHundred: 'Le pourcentage ne peut pas dépasser 200',
    mustBeNumber: 'Ce champ doit être un nombre',
    reimbursementTooHigh: 'Seules les dépenses de moins de 200 $ sont remboursées',
    unacceptedFile: 'Seuls les formats PDF, JPEG, et PNG sont acceptés.',
    fileTooLarge: 'Ce fichier dépasse 10 Mo',
    imageTooLarge: 'Cette image est trop grande',
    inThePast: 'Cette date est passée',
    noticePeriod: 'Le délai de convocation n’est pas respecté',
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
