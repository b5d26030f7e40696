import type { Catalogue } from '../../catalogue.ts'

export const combobox: Catalogue['combobox'] = {
  results: { one: '{{count}} result', other: '{{count}} results' },
  empty: 'Nothing to choose from yet.',
  noResult: 'No result for this search.',
  loadingMore: 'Loading more',
  failed: 'The list could not be loaded.',
  notRefreshed: 'The list could not be refreshed. You see the last one known.',
}
