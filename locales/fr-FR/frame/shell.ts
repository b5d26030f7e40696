export const shell = {
  signOut: 'Se déconnecter',
  asOf: 'Dernière mise à jour : {{when}}',
  navigation: {
    label: 'Navigation principale',
    groups: {
      exchanges: 'Échanges',
      building: 'Mon immeuble',
      accounts: 'Comptes',
      services: 'Services',
      management: 'Gestion',
      administration: 'Administration',
    },
    home: 'Accueil',
    more: 'Plus',
    menu: 'Menu',
    openMenu: 'Ouvrir le menu',
    waiting: '{{count}} en attente',
    unread: { one: '{{count}} notification non lue', other: '{{count}} notifications non lues' },
  },
  account: {
    menu: 'Mon compte : {{name}}',
    label: 'Mon compte',
  },
  awaited: {
    title: 'Non disponible hors ligne',
    text: 'Le contenu s’affichera dès que la connexion sera rétablie.',
  },
  crash: {
    title: 'Cette page a rencontré un problème',
    text: 'Le reste du portail fonctionne.',
    report: 'Signaler ce problème à l’assistance',
  },
  impersonation: {
    banner: 'Résultats pour {{name}}',
    until: 'jusqu’à {{time}}',
    over: 'La consultation au nom d’une autre personne a pris fin. Vous êtes de retour sur votre compte.',
    stop: 'Revenir à mon compte',
  },
} as const
