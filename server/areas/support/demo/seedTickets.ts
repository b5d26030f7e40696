import type { Seed } from '#server/demo/seed.ts'
import { ticketComments, tickets } from '../tickets.tables.ts'
import { demoTickets } from './demoTickets.ts'

export const seed: Seed = async (tx, { now }) => {
  const rows = demoTickets(now)
  await tx.insert(tickets).values(rows.tickets)
  await tx.insert(ticketComments).values(rows.ticketComments)
}
