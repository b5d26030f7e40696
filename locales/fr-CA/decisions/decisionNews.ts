import { decisionNews as french } from '../../fr-FR/decisions/decisionNews.ts'
import { overlay } from '../../overlay.ts'

export const decisionNews = overlay(french, {
  votedForYou: '{{name}} a voté pour vous, par procuration, sur « {{title}} »',
  powerOffered: '{{name}} vous donne procuration pour voter sur « {{title}} »',
  powerAccepted: '{{name}} accepte votre procuration pour voter sur « {{title}} »',
  powerDeclined: '{{name}} décline votre procuration pour voter sur « {{title}} »',
  powerRevoked: '{{name}} vous retire sa procuration pour voter sur « {{title}} »',
  representationOffered: '{{name}} vous donne procuration pour l’assemblée du {{heldAt}}',
  representationRevoked: '{{name}} vous retire sa procuration pour l’assemblée du {{heldAt}}',
  paperToCheck: 'Une procuration papier attend votre contrôle pour « {{title}} »',
  voteConfirmed: '{{name}} a contrôlé et confirmé le vote par procuration sur « {{title}} », il compte',
  voteRefused: '{{name}} refuse le vote par procuration sur « {{title}} », il ne compte pas',
})
