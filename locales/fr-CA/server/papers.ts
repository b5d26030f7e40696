import { papers as french } from '../../fr-FR/server/papers.ts'
import { overlay } from '../../overlay.ts'

export const papers = overlay(french, {
  facts: {
    notifiedOn: 'Transmis le',
  },
  minutes: {
    ordinary: 'Procès-verbal de l’assemblée annuelle',
    extraordinary: 'Procès-verbal de l’assemblée extraordinaire',
    law: 'Les noms de ceux qui ont voté contre ou se sont abstenus figurent ici pour que chacun puisse établir ses droits.',
    contest:
      'L’action en annulation d’une décision de l’assemblée doit, sous peine de déchéance, être intentée dans les 90 jours de l’assemblée (article 1103 du Code civil du Québec).',
  },
  form: {
    lead: 'Assemblée du {{date}} à {{time}}, {{location}}.',
    until: 'Ce formulaire rempli et signé doit parvenir au gestionnaire au plus tard le {{date}}.',
    how: 'Cochez une seule case par résolution. Une résolution sans case cochée, ou avec plusieurs, n’est pas comptée.',
  },
  convocation: {
    ordinary: 'Avis de convocation à l’assemblée annuelle',
    extraordinary: 'Avis de convocation à l’assemblée extraordinaire',
    lead: 'Vous êtes convoqué à l’assemblée des copropriétaires. En voici le lieu, l’heure et l’ordre du jour, avec les projets de résolution.',
    power:
      'Vous pouvez donner procuration à un copropriétaire, en ligne jusqu’à l’ouverture de l’assemblée, à l’adresse {{address}}, ou sur papier. Ni le gestionnaire, ni ses proches, ni ses employés ne peuvent la recevoir.',
    notice: 'Cet avis doit vous parvenir au plus tard le {{date}}, {{days}} jours francs avant l’assemblée.',
    minutes: 'Le procès-verbal doit vous être transmis au plus tard le {{date}}.',
  },
  statement: {
    title: 'État de compte, exercice {{years}}',
    file: 'etat-de-compte-{{years}}',
    lots: 'Fractions',
    ofLot: '{{label}} (fraction {{number}})',
    columns: { lot: 'Fraction' },
  },
  annexPaper: {
    title: 'États financiers de l’exercice {{years}}',
    provisional: 'États financiers provisoires de l’exercice {{years}}',
    file: 'etats-financiers-{{years}}',
    approvedOn: 'États présentés à l’assemblée du {{date}}',
    unit: 'Montants en dollars.',
  },
  calendar: {
    ordinary: 'Assemblée annuelle, {{place}}',
    extraordinary: 'Assemblée extraordinaire, {{place}}',
    convocationText: 'La convocation doit être transmise au plus tard ce jour-là.',
    minutes: 'Dernier jour pour transmettre le procès-verbal, {{place}}',
    minutesText: 'Le procès-verbal de l’assemblée n’a pas encore été transmis.',
  },
})
