import * as z from 'zod/mini'
import { route } from '../route.ts'

const inPlace = { placeId: z.uuid(), placeName: z.string() }

/** A new emergency: nobody has acknowledged it yet. */
const emergencyToAnswer = z.object({ ...inPlace, id: z.uuid(), title: z.string(), createdAt: z.iso.datetime() })

/** How many more new emergencies a place has. */
const emergenciesOfPlace = z.object({ ...inPlace, count: z.int() })

/** The overdue promises of a place, without its new emergencies. */
const overdueOfPlace = z.object({
  ...inPlace,
  count: z.int(),
  /** The one with the earliest promise. */
  first: z.object({ id: z.uuid(), title: z.string(), promisedOn: z.iso.date() }),
})

/** Separate from the other routes of reports (reports.ts), because the dashboard needs only this one. */
export const reportsToAnswer = route({
  method: 'get',
  path: '/v1/users/me/reports_to_answer',
  access: 'person',
  summary:
    'What waits for the person who answers reports, in all their places: the twenty oldest new emergencies, how many more each place has, and the places with overdue promises, the earliest promise first',
  status: 200,
  answer: z.object({
    emergencies: z.array(emergencyToAnswer),
    furtherEmergencies: z.array(emergenciesOfPlace),
    overdue: z.array(overdueOfPlace),
  }),
  refusals: [],
})
