import { newReport as french } from '../../fr-FR/reports/newReport.ts'
import { overlay } from '../../overlay.ts'

export const newReport = overlay(french, {
  what: {
    title: 'Que se passe-t-il?',
    kind: 'Est-ce urgent?',
    hint: { blockage: 'Porte, drain, accès', degradation: 'Usure, bris, saleté' },
  },
  emergency: {
    rescue: 'En danger immédiat, appelez d’abord les secours : 911.',
  },
  details: {
    title: 'Où, et que voyez-vous?',
    where: 'Où est-ce?',
  },
  similar: {
    title: 'Déjà signalé?',
  },
  review: {
    title: 'Tout est juste?',
    lead: 'Les occupants et le gestionnaire liront ceci.',
  },
  sent: { neighbours: 'Les occupants peuvent le voir et dire qu’ils le constatent aussi.' },
})
