import { building as french } from '../../fr-FR/accounts/building.ts'
import { overlay } from '../../overlay.ts'

export const building = overlay(french, {
  sections: { annexes: 'Bilan et résultats' },
  budget: { notVoted: '{{spent}} dépensés; aucun budget n’est enregistré pour cet exercice.' },
})
