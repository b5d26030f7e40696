import { movements as french } from '../../fr-FR/accounts/movements.ts'
import { overlay } from '../../overlay.ts'

export const movements = overlay(french, {
  journals: { AF: 'Contributions', CL: 'Fermeture' },
  lot: 'fraction {{number}}',
  withheldWhy:
    'Cette écriture concerne le compte d’un copropriétaire : son libellé et sa pièce ne sont montrés qu’à lui, au conseil d’administration et au gestionnaire.',
  filters: {
    accountHint: 'Début du numéro : 5 pour toutes les charges d’exploitation.',
    lot: 'Fraction',
  },
})
