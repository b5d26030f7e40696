import { treasury as french } from '../../fr-FR/accounts/treasury.ts'
import { overlay } from '../../overlay.ts'

export const treasury = overlay(french, {
  counted:
    'La prévision part de ce qui est en banque, ajoute les contributions prévues à leur échéance et retire les factures déjà reçues. Les dépenses qui n’ont pas encore de facture n’y sont pas, ni les impayés, dont personne ne sait quand ils rentreront.',
  votedUntil: 'Elle s’arrête le {{date}}, avec le dernier budget adopté.',
  notVoted: 'Aucun budget n’est adopté : rien ne peut être prévu.',
  calls: 'Contributions',
})
