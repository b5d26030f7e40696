import type { ApplicationCatalogue } from '../catalogue.ts'

export const places: ApplicationCatalogue['places'] = {
  mine: 'Your buildings',
  lots: { one: '{{count}} main unit', other: '{{count}} main units' },
  buildings: { one: '{{count}} building', other: '{{count}} buildings' },
  more: 'Show more buildings',
  noneTitle: 'No building yet',
  noneText: 'Your account is not linked to any building. Your manager can do it for you.',
  contactManager: 'Write to your manager',
}
