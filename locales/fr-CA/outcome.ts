import { texts as french } from '../fr-FR/outcome.ts'
import { overlay } from '../overlay.ts'

export const texts = {
  outcome: overlay(french.outcome, {
    waiting: {
      text: 'Notre fournisseur ne nous a pas encore confirmé votre signature. Cette page se met à jour toute seule; vous pouvez aussi la fermer, rien ne sera perdu.',
    },
    signature: {
      goBack: 'Revenir à l’accord',
      again: 'Voir mon accord',
      expired: {
        text: 'Elle dure dix minutes, et prend fin quand l’accord change. La page de l’accord dit où vous en êtes.',
      },
      refused: {
        heading: 'L’accord n’est pas signé',
        text: 'Vous avez refusé de signer, ou abandonné. L’accord vous attend : vous pouvez le corriger, ou le signer plus tard.',
      },
    },
    paiement: { refused: { text: 'L’institution ne l’a pas exécuté, ou l’a rejeté. La somme reste due.' } },
    states: {
      signed: {
        heading: 'Votre accord est signé',
        text: 'La signature est confirmée, et l’accord signé est gardé pour vous.',
      },
      asked: { text: 'Il partira avec le prochain fichier destiné à l’institution. Rien d’autre n’est à faire.' },
      inFile: { text: 'Il figure dans le fichier destiné à l’institution.' },
      held: { text: 'Rien n’est débité tant que cette suspension n’est pas levée.' },
    },
  }),
}
