import { bank as french } from '../../fr-FR/accounts/bank.ts'
import { overlay } from '../../overlay.ts'

export const bank = overlay(french, {
  reopen: { title: 'Annuler ce rapprochement?' },
  choices: {
    title: 'Que représente cette ligne?',
    lots: { one: 'fraction {{lots}}', other: 'fractions {{lots}}' },
    suspenseHint: 'Le compte d’attente doit être soldé avant la fermeture de l’exercice.',
  },
  moved: 'Quelqu’un a déjà traité cette ligne ou ce mouvement, ou l’exercice est fermé. La liste est à jour.',
})
