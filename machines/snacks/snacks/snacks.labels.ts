import type { ChartLabels } from '#machines/labels.ts'

export const snacksLabels: ChartLabels = {
  title: ['Messages brefs', 'Short messages'],
  states: {
    empty: ['Aucun message', 'No message'],
    showing: ['Message affiché', 'Message shown'],
    'showing.counting': ['Disparition programmée', 'Disappears by itself'],
    'showing.held': ['Message retenu', 'Message held'],
    leaving: ['Le message disparaît', 'Message sliding out'],
  },
  events: {
    'snack.add': ['Ajouter un message', 'Add a message'],
    'snacks.clear': ['Effacer les messages', 'Clear the messages'],
    'snack.dismiss': ['Fermer le message', 'Dismiss the message'],
    'snack.hold': ['Pointer le message', 'Point at the message'],
    'after duration': ['Après la durée d’affichage', 'After its time on screen'],
    'snack.release': ['Quitter le message', 'Leave the message'],
    'after transition': ['Après l’animation de sortie', 'After the leaving animation'],
  },
  story: [
    ['empty', 'immediately', 'showing.counting', ['Un message attend', 'A message waits']],
    ['showing.counting', 'snack.hold', 'showing.held'],
    ['showing.held', 'snack.release', 'showing.counting'],
    ['showing.counting', 'after duration', 'leaving'],
    ['showing.counting', 'snack.dismiss', 'leaving'],
    ['leaving', 'after transition', 'empty'],
  ],
}
