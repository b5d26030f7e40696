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
  },
  forms: {
    report: {
      lead: 'Le conseil d’administration et le gestionnaire l’examinent. Votre nom ne leur est pas montré.',
    },
  },
})
