import type { Catalogue } from '../../catalogue.ts'

export const shell: Catalogue['shell'] = {
  signOut: 'Sign out',
  asOf: 'Last updated: {{when}}',
  navigation: {
    label: 'Main navigation',
    groups: {
      exchanges: 'Conversations',
      building: 'My building',
      accounts: 'Accounts',
      services: 'Services',
      management: 'Management',
      administration: 'Administration',
    },
    home: 'Home',
    more: 'More',
    menu: 'Menu',
    openMenu: 'Open the menu',
    waiting: '{{count}} waiting',
    unread: { one: '{{count}} unread notification', other: '{{count}} unread notifications' },
  },
  account: {
    menu: 'My account: {{name}}',
    label: 'My account',
  },
  awaited: {
    title: 'Not available offline',
    text: 'It will appear once you are back online.',
  },
  crash: {
    title: 'Something went wrong on this page',
    text: 'The rest of the portal works.',
    report: 'Report this problem to support',
  },
  impersonation: {
    banner: 'Results for {{name}}',
    until: 'until {{time}}',
    over: 'Viewing the portal as someone else has ended. You are back in your own account.',
    stop: 'Back to my account',
  },
}
