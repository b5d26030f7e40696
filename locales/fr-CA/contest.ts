import { texts as french } from '../fr-FR/contest.ts'
import { overlay } from '../overlay.ts'

export const texts = {
  contest: overlay(french.contest, {
    ways: {
      paper: 'Avec une procuration papier à votre signature',
      online: 'Avec la procuration que vous avez donnée en ligne',
    },
    reason: 'Pourquoi contestez-\u2060vous ce vote?',
    contact: 'Une question sur ce vote? Écrivez à votre gestionnaire :',
  }),
}
