import { meetings as french } from '../../fr-FR/decisions/meetings.ts'
import { overlay } from '../../overlay.ts'

export const meetings = overlay(french, {
  powerLead:
    'Vous ne pouvez pas venir? Donnez procuration à un copropriétaire pour toute l’assemblée, jusqu’à son ouverture.',
  representedBy: 'procuration donnée à {{name}}',
})
