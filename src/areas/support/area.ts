import type { Area } from '#src/parts/area.ts'

export const support: Area<'support'> = {
  pages: {
    // In the menu of the avatar: a second page of « Services » would close that group above the agency.
    tickets: { parent: 'home', icon: 'chat', group: 'self' },
    ticketQueue: { parent: 'home', icon: 'chat', group: 'administration' },
    ticket: { parent: 'tickets' },
  },
}
