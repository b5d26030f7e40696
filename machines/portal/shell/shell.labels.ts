import type { ChartLabels } from '#machines/labels.ts'

export const shellLabels: ChartLabels = {
  title: ['Cadre des écrans', 'Frame of the screens'],
  states: {
    closed: ['Aucun menu ouvert', 'No menu open'],
    menu: ['Menu du téléphone ouvert', 'Phone menu open'],
    accountMenu: ['Menu du compte ouvert', 'Account menu open'],
  },
  events: {
    'page.changed': ['Page changée', 'Page changed'],
    'menu.open': ['Ouvrir le menu', 'Open the menu'],
    'accountMenu.open': ['Ouvrir le menu du compte', 'Open the account menu'],
    'menu.close': ['Fermer le menu', 'Close the menu'],
    'accountMenu.close': ['Fermer le menu du compte', 'Close the account menu'],
    'groups.recalled': ['Rubriques retrouvées', 'Groups recalled'],
    'group.toggle': ['Déplier ou replier une rubrique', 'Open or close a group'],
  },
  tasks: {
    commandPalette: ['Recherche et commandes', 'Search and commands'],
    live: ['Mises à jour en direct', 'Live updates'],
    placeSelection: ['Immeuble affiché', 'Selected place'],
    placeSwitcher: ['Changement d’immeuble', 'Place switcher'],
    recallGroups: ['Rubriques de la dernière visite', 'Groups of the last visit'],
  },
  story: [
    ['closed', 'menu.open', 'menu'],
    ['menu', 'menu.close', 'closed'],
    ['closed', 'accountMenu.open', 'accountMenu'],
    ['accountMenu', 'accountMenu.close', 'closed'],
    ['accountMenu', 'menu.open', 'menu'],
  ],
}
