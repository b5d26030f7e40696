import type { OfferCode } from '#contract/offers.ts'
import type { agencies } from '#server/services/directory/places.tables.ts'
import { demoId } from './chance.ts'
import { demoEmail } from './demoPeople.ts'

type Hours = { readonly weekday: number; readonly opensAt: string; readonly closesAt: string }

export const demoAgencyId = (offer: OfferCode) => demoId(`agency ${offer}`)

const weekdays = [1, 2, 3, 4, 5]
const allDay = (opensAt: string, closesAt: string, days: readonly number[] = weekdays): Hours[] =>
  days.map((weekday) => ({ weekday, opensAt, closesAt }))
/** Closed at lunchtime, and closes earlier on Friday. */
const withLunch: Hours[] = weekdays.flatMap((weekday) => [
  { weekday, opensAt: '09:00', closesAt: '12:30' },
  { weekday, opensAt: '14:00', closesAt: weekday === 5 ? '17:00' : '18:00' },
])

const offices = [
  ['ESE', 'Agence de Lille', '31 rue Nationale', '59000', 'Lille', '+33353010100', withLunch],
  ['VSY', 'Agence de Lyon', '12 cours Vitton', '69006', 'Lyon', '+33465710100', allDay('09:00', '18:00')],
  ['DIR', 'Cabinet de Bordeaux', '8 allées de Tourny', '33000', 'Bordeaux', '+33536490100', withLunch],
  ['ECO', 'Agence d’Annecy', '3 rue Royale', '74000', 'Annecy', '+33465710101', allDay('08:30', '17:30', [1, 2, 4, 5])],
  ['NEUF', 'Agence de Nantes', '20 rue Crébillon', '44000', 'Nantes', '+33261910100', allDay('09:30', '18:30')],
  ['VQC', 'Bureau de Montréal', '1420, rue Peel', 'H3A 1S8', 'Montréal', '+15145550120', allDay('08:30', '16:30')],
] as const satisfies readonly (readonly [OfferCode, string, string, string, string, string, Hours[]])[]

/** One office of the manager for each offer; telephone numbers come from the ranges reserved for fiction. */
export const demoAgencies = (): (typeof agencies.$inferInsert)[] =>
  offices.map(([offer, name, street, zipCode, city, phoneNumber, openingHours]) => ({
    id: demoAgencyId(offer),
    offer,
    name,
    street,
    zipCode,
    city,
    phoneNumber,
    email: demoEmail(`agence-${offer.toLowerCase()}`),
    openingHours,
  }))
