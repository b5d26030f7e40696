import type { AreaScreens } from '#src/parts/area.ts'

export const supportScreens: AreaScreens<'support'> = {
  texts: 'support',
  screens: {
    tickets: { load: async () => (await import('./TicketsScreen.tsx')).TicketsScreen },
    ticketQueue: { load: async () => (await import('./TicketQueueScreen.tsx')).TicketQueueScreen },
    ticket: { load: async () => (await import('./TicketScreen.tsx')).TicketScreen },
  },
}
