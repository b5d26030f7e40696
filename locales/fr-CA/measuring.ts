import { texts as french } from '../fr-FR/measuring.ts'
import { overlay } from '../overlay.ts'

export const texts = {
  measuring: overlay(french.measuring, {
    title: 'Mesure de la fréquentation',
    manage: 'Gérer les témoins',
    prevented:
      'Un bloqueur de publicités empêche la mesure de la fréquentation : rien n’est envoyé. Le portail fonctionne normalement.',
  }),
}
