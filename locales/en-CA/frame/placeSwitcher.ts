import type { Catalogue } from '../../catalogue.ts'

export const placeSwitcher: Catalogue['placeSwitcher'] = {
  label: 'Switch building',
  search: 'Search for a building',
  selected: 'Building shown:',
  changed: 'You are now looking at {{name}}.',
  failed: 'Buildings unavailable',
  role: 'Role',
  everyRole: 'All roles',
  everyCity: 'All cities',
  city: 'City',
  noneTitle: 'No building yet',
  noneText: 'Your account is not linked to any building. The manager can do it for you.',
  contactManager: 'Write to the manager',
}
