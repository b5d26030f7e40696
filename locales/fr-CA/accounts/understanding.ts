import { understanding as french } from '../../fr-FR/accounts/understanding.ts'
import { overlay } from '../../overlay.ts'

export const understanding = overlay(french, {
  balance: {
    sum: 'Le solde est ce qui vous a été demandé, moins ce que vous avez payé ou qui vous a été crédité. Sur les douze derniers mois, {{called}} vous ont été facturés; votre solde est aujourd’hui de {{balance}}.',
    sign: 'Au-dessus de zéro, c’est ce que vous devez. En dessous, c’est un crédit : il servira à payer vos prochaines contributions.',
  },
  kinds: { title: 'Ce que vous devez', lead: 'Tout ce qui vous est demandé est suivi dans un seul compte.' },
  next: {
    title: 'D’où vient votre prochaine contribution',
    lead: 'Le conseil d’administration fixe le budget de l’année après avoir consulté l’assemblée; chaque fraction en porte une part.',
    lessCredit: 'La contribution est de {{called}}, dont {{credit}} sont réglés par votre crédit.',
  },
  shares:
    'Ces parts sont inscrites dans la déclaration de copropriété. Certaines dépenses, comme l’ascenseur, ont leurs propres parts : seules les fractions qui s’en servent les supportent.',
  year: {
    regularisation:
      'Les contributions reposent sur un budget. Une fois l’exercice terminé, les comptes sont présentés à l’assemblée. Un excédent reste dans les fonds du syndicat; si un fonds est en déficit, une cotisation spéciale peut être demandée.',
  },
})
