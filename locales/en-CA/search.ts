import type { FrameCatalogue } from '../catalogue.ts'

export const search: FrameCatalogue['search'] = {
  prompt: 'Search or go to…',
  title: 'Search and commands',
  field: 'Page, command, building or person',
  pages: 'Pages',
  commands: 'Commands',
  places: 'Buildings',
  people: 'People',
  reports: 'Reports',
  results: 'Results',
  searching: 'Searching',
  none: 'Nothing found for “{{text}}”',
  noneHint: 'Try a name, an address, a city or the title of a page.',
  failed: 'Buildings and people could not be searched.',
  count: { one: '{{count}} result', other: '{{count}} results' },
  toChoose: 'choose',
  toOpen: 'open',
  toClose: 'close',
  control: 'Ctrl',
  changePlace: 'Change building',
  speak: 'Show the portal in {{language}}',
}
