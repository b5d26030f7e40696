import { topic as french } from '../../fr-FR/forum/topic.ts'
import { overlay } from '../../overlay.ts'

export const topic = overlay(french, {
  settled: {
    closed: {
      text: 'Les copropriétaires, le conseil d’administration et le gestionnaire peuvent encore la lire, mais plus personne n’y écrit.',
    },
  },
  questions: {
    withdraw: { title: 'Retirer ce message?' },
    dismiss: { title: 'Classer sans suite?' },
    archive: { title: 'Archiver cette discussion?' },
    withdrawProposal: { title: 'Retirer cette proposition?' },
  },
  done: { propose: 'Question transmise au gestionnaire et au conseil d’administration.' },
  forms: {
    openReport: { categories: { waterDamage: 'Dégât d’eau' } },
    propose: {
      lead: 'Le gestionnaire et le conseil d’administration reçoivent votre question, que tous les copropriétaires lisent ici. Une fois l’assemblée convoquée, vous avez cinq jours pour faire inscrire une question à l’ordre du jour (Code civil du Québec, article 1088).',
    },
    report: {
      lead: 'Le conseil d’administration et le gestionnaire l’examinent. Votre nom ne leur est pas montré.',
    },
  },
})
