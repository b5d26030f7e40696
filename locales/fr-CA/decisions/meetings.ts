import { meetings as french } from '../../fr-FR/decisions/meetings.ts'
import { overlay } from '../../overlay.ts'

export const meetings = overlay(french, {
  convocation: 'Avis de convocation (PDF)',
  powerLead:
    'Vous ne pouvez pas venir? Donnez procuration à un copropriétaire pour toute l’assemblée, jusqu’à son ouverture.',
  powerAction: 'Donner procuration',
  representedBy: 'procuration donnée à {{name}}',
})
