import { building as french } from '../../fr-FR/accounts/building.ts'
import { overlay } from '../../overlay.ts'

export const building = overlay(french, {
  budget: { notVoted: '{{spent}} dépensés; aucun budget n’est enregistré pour cet exercice.' },
})
