import { annexes as french } from '../../fr-FR/accounts/annexes.ts'
import { overlay } from '../../overlay.ts'

export const annexes = overlay(french, {
  lead: 'Les états financiers de l’exercice, tels qu’ils sont présentés à l’assemblée annuelle.',
  contents: 'États financiers',
  states: {
    open: 'Provisoire : l’exercice n’est pas fermé. Ces chiffres changent à chaque écriture.',
    closed: 'L’exercice est fermé. Ces états n’ont pas encore été présentés à l’assemblée.',
    approved: 'Ces états ont été présentés à l’assemblée.',
  },
  tells: {
    management: 'Ce que l’exercice a coûté et ce qui a été appelé, comparés au budget adopté et à ceux qui suivent.',
    position:
      'Ce que le syndicat possède à la fin de l’exercice, et ce qu’il doit ou met de côté : les deux totaux sont égaux.',
  },
  notes: {
    owners:
      'Les copropriétaires figurent ici pour leur solde entier. Les impayés de la page Trésorerie n’en comptent que la part exigible.',
  },
  sections: { key: 'Toutes les fractions' },
  rows: {
    result: 'Résultat de l’exercice en cours',
    holds: 'Total de l’actif',
    owes: 'Total du passif et des soldes',
    balance: 'Excédent (+) ou déficit (−)',
  },
  columns: { voted: 'Budget adopté' },
  nothing: {
    text: 'Le bilan et les résultats se remplissent dès que les écritures sont enregistrées.',
  },
})
