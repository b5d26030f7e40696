import { fiscalYear as french } from '../../fr-FR/accounts/fiscalYear.ts'
import { overlay } from '../../overlay.ts'

export const fiscalYear = overlay(french, {
  label: 'Exercice financier',
  hints: {
    open: 'Du {{from}} au {{to}} : comptes provisoires, pas encore fermés.',
    closed: 'Du {{from}} au {{to}} : comptes fermés, à présenter à l’assemblée.',
    approved: 'Du {{from}} au {{to}} : comptes présentés à l’assemblée.',
  },
  none: {
    title: 'Aucun exercice financier',
    text: 'Les comptes de l’immeuble apparaîtront ici dès qu’un exercice financier sera ouvert.',
    open: 'Ouvrir un exercice financier',
  },
})
