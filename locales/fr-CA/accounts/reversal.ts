import { reversal as french } from '../../fr-FR/accounts/reversal.ts'
import { overlay } from '../../overlay.ts'

export const reversal = overlay(french, { title: 'Contre-passer cette écriture?' })
