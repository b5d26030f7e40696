import type { ChartLabels } from '#machines/labels.ts'

export const mobileBannerLabels: ChartLabels = {
  title: ['Bandeau de l’application mobile', 'Mobile application banner'],
  states: {
    deciding: ['Bandeau utile ou non', 'Deciding whether to show it'],
    hidden: ['Aucun bandeau', 'No banner'],
    shown: ['Bandeau affiché', 'Banner shown'],
    leaving: ['Le bandeau disparaît', 'Banner sliding away'],
  },
  events: {
    'banner.close': ['Fermer le bandeau', 'Close the banner'],
    'banner.open': ['Ouvrir l’application', 'Open the application'],
    'after leaving animation': ['Après l’animation de sortie', 'After the leaving animation'],
  },
  story: [
    ['deciding', 'immediately', 'shown', ['Application disponible', 'Application available']],
    ['deciding', 'immediately', 'hidden', ['Déjà fermé, ou pas d’application', 'Closed before, or no application']],
    ['shown', 'banner.close', 'leaving'],
    ['shown', 'banner.open', 'leaving'],
    ['leaving', 'after leaving animation', 'hidden'],
  ],
}
