import { understanding as french } from '../../fr-FR/accounts/understanding.ts'
import { overlay } from '../../overlay.ts'

export const understanding = overlay(french, {
  balance: {
    sum: 'Le solde est ce qui vous a été appelé, moins ce que vous avez payé. Sur les douze derniers mois, {{called}} vous ont été appelés; votre solde est aujourd’hui de {{balance}}.',
  },
  next: { lead: 'L’assemblée vote un montant pour tout l’immeuble; chaque fraction en porte une part.' },
  shares:
    'Ces parts sont inscrites dans la déclaration de copropriété. Certaines dépenses, comme l’ascenseur, ont leurs propres parts : seules les fractions qui s’en servent les supportent.',
  year: {
    regularisation:
      'Les appels reposent sur un budget. Une fois l’exercice terminé, on compare ce que vos fractions ont réellement coûté à ce qui vous a été appelé : la différence est la régularisation. Elle n’est due, ou rendue, qu’après l’approbation des comptes par l’assemblée.',
  },
})
