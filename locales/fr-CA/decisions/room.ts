import { room as french } from '../../fr-FR/decisions/room.ts'
import { overlay } from '../../overlay.ts'

export const room = overlay(french, {
  lead: 'Notez le choix de chaque copropriétaire présent ou représenté. Il remplace un vote à distance; chacun reçoit son reçu.',
  outside: { represented: 'Vote par procuration à distance, qui compte' },
  others: {
    question: 'Enregistrer « {{choice}} » pour tous les autres?',
  },
  closed: {
    notKeeper: 'Seuls le gestionnaire et le président du conseil d’administration enregistrent les votes en séance.',
  },
})
