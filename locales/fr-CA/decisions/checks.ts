import { checks as french } from '../../fr-FR/decisions/checks.ts'
import { overlay } from '../../overlay.ts'

export const checks = overlay(french, {
  lead: 'Ces votes ne comptent pas tant que personne ne les a contrôlés. Ouvrez la procuration papier ou lisez la contestation, puis confirmez ou refusez. Ce que vous lisez reste secret.',
  paperOf: 'Procuration signée par {{name}}',
  openFirst: 'Ouvrez la procuration pour pouvoir confirmer ou refuser.',
  noPaper: 'Il n’y a pas de papier : la procuration a été donnée en ligne, ou le vote enregistré en séance.',
  contest: { reason: 'Pourquoi contestez-\u2060vous ce vote?' },
  about: { toCheck: 'La procuration papier attend un contrôle : ce vote ne compte pas encore.' },
})
