import type { Catalogue } from '../catalogue.ts'

export const administration: Catalogue['administration'] = {
  lead: 'For one hour, you see what this person sees. You can neither vote, nor sign, nor pay on their behalf.',
  forbiddenTitle: 'This page is for administrators only',
  forbiddenText: 'It lets them view the portal as somebody else.',
  search: 'Find a person',
  searchHint: 'By name, email address or building',
  searching: 'Searching',
  found: {
    one: '{{count}} person found',
    other: '{{count}} people found',
  },
  results: 'People',
  nobody: 'Nobody matches this search',
  nobodyText: 'Try a part of the name, the email address or the building.',
  more: 'Show more people',
  noPlace: 'No building',
  chosen: 'Chosen person',
  change: 'Choose somebody else',
  reason: 'Reason for viewing',
  reasonHint: 'It is written to the log with your name. For example: call of March 12, invoice not found.',
  start: 'View as this person',
  starting: 'Opening the portal',
  refused: 'The portal could not be opened as this person. Try again, or choose somebody else.',
}

export const texts = { administration }
