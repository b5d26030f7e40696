import { building as french } from '../../fr-FR/accounts/building.ts'
import { overlay } from '../../overlay.ts'

export const building = overlay(french, {
  lead: 'Où en est l’argent de l’immeuble : ce qui est prévu au budget, ce qui est dépensé, ce qui reste en banque.',
  sections: { annexes: 'Bilan et résultats' },
  budget: {
    spentOf: '{{spent}} dépensés sur {{voted}} prévus au budget.',
    notVoted: '{{spent}} dépensés; aucun budget n’est enregistré pour cet exercice.',
    voted: 'Budget',
    none: 'Rien n’est encore prévu ni dépensé. Le budget apparaît ici une fois adopté par le conseil d’administration et enregistré.',
  },
})
