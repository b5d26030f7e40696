import { errors as french } from '../../fr-FR/signIn/errors.ts'
import { overlay } from '../../overlay.ts'

export const errors = overlay(french, {
  generic: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  remainingTries: {
    one: 'Il vous reste {{count}} essai avant un blocage de 24 heures.',
    other: 'Il vous reste {{count}} essais avant un blocage de 24 heures.',
  },
  problem: {
    invalid_credentials: 'La combinaison courriel / mot de passe est invalide',
    last_attempt_before_lock:
      'La combinaison courriel / mot de passe est invalide. Il vous reste un dernier essai avant un blocage de 24 heures.',
    account_locked:
      'Votre compte est bloqué pendant 24 heures après cinq essais infructueux. Pour le débloquer immédiatement, suivez le lien du courriel que nous venons de vous envoyer.',
    too_many_requests: 'Vous avez fait trop de demandes en peu de temps. Patientez un instant, puis réessayez.',
    unavailable: 'Le service est temporairement indisponible. Réessayez dans quelques instants.',
  },
  field: {
    required: 'Ce champ est obligatoire',
    taken: 'Valeur déjà utilisée',
    unacceptedFile: 'Seuls les formats PDF, JPEG et PNG sont acceptés.',
    bad_check_digits: 'Ce numéro de compte est incorrect',
    activePdf: 'Ce PDF contient un programme ou une pièce jointe : imprimez-le en PDF, puis envoyez cette copie',
    unacceptedCountry: 'Les comptes de ce pays ne sont pas acceptés. Contactez votre gestionnaire',
    reimbursementTooHigh: 'Seules les dépenses de moins de 200 $ sont remboursées',
    invalidEmail: 'L’adresse courriel n’est pas valide',
  },
})
