import { terms as french } from '../../fr-FR/accounts/terms.ts'
import { overlay } from '../../overlay.ts'

export const terms = overlay(french, {
  balance: {
    text: 'Ce qui a été facturé, moins ce qui a été payé ou crédité. Au-dessus de zéro, c’est une dette; en dessous, un crédit.',
  },
  call: {
    name: 'Contribution',
    text: 'Dite aussi appel de fonds : la part de chaque fraction dans un montant fixé d’avance, à payer à une date connue.',
  },
  currentCharges: {
    text: 'Ce qu’un copropriétaire doit au titre du budget annuel de l’immeuble, fixé par le conseil d’administration.',
  },
  budget: {
    text: 'Ce que le conseil d’administration prévoit de dépenser dans l’exercice, poste par poste, après avoir consulté l’assemblée. Les travaux votés n’en font pas partie.',
  },
  fiscalYear: {
    text: 'Les douze mois dont les comptes sont arrêtés ensemble, puis présentés à l’assemblée.',
  },
  forecast: { text: 'Ce qui est en banque, plus les contributions déjà prévues, moins les factures connues.' },
  journal: {
    text: 'La suite numérotée où une écriture est inscrite : appels, achats, banque, opérations diverses, ouverture ou fermeture.',
  },
  suspense: {
    text: 'Là où reste une somme dont on ne sait pas encore d’où elle vient. Il doit être vide à la fermeture.',
  },
  closing: {
    name: 'Fermeture',
    text: 'L’exercice ne reçoit plus d’écriture. Ses comptes sont ensuite présentés à l’assemblée.',
  },
  worksFund: {
    name: 'Fonds de prévoyance',
    text: 'L’épargne du syndicat pour les réparations majeures et le remplacement des parties communes (article 1071 du Code civil). Elle n’est pas remboursée lors d’une vente.',
  },
  shares: {
    name: 'Quote-part',
    text: 'La part d’une fraction dans l’immeuble, inscrite à la déclaration de copropriété. Les charges communes se partagent selon elle.',
  },
  key: {
    text: 'Elle dit quelles fractions supportent une dépense, et dans quelles parts : l’ascenseur, par exemple, n’est payé que par celles qu’il dessert.',
  },
  advances: { text: 'Une somme prêtée au syndicat. Elle est rendue quand la fraction est vendue.' },
  loans: { text: 'La part de chaque fraction dans le remboursement d’un emprunt de la copropriété.' },
  grant: { text: 'Une aide reçue pour des travaux. Elle réduit ce que les fractions ont à payer.' },
  formalNotice: { text: 'Une lettre qui demande officiellement de payer, avant tout recours.' },
  annexPosition: {
    name: 'Bilan',
    text: 'Ce que chaque fonds possède et ce qu’il doit, au dernier jour de l’exercice.',
  },
  annexManagement: { name: 'Résultats', text: 'Ce que chaque fonds a reçu et dépensé pendant l’exercice.' },
  funds: {
    text: 'Exploitation, prévoyance ou auto-assurance : chaque somme appartient à l’un d’eux, et l’excédent d’un fonds y reste.',
  },
})
