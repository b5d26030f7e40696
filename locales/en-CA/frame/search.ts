import type { Catalogue } from '../../catalogue.ts'

export const search: Catalogue['search'] = {
  prompt: 'Search or go to…',
  control: 'Ctrl',
  changePlace: 'Switch building',
  speak: 'Show the portal in {{language}}',
}
