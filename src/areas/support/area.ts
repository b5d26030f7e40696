import type { Area } from '#src/parts/area.ts'

export const support: Area<'support'> = {
  pages: {
    tickets: { parent: 'home', icon: 'chat', group: 'services' },
    ticketQueue: { parent: 'home', icon: 'chat', group: 'administration', isForAdministrators: true },
    ticket: { parent: 'tickets' },
  },
}
