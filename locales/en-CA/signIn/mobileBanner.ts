import type { Catalogue } from '../../catalogue.ts'

export const mobileBanner: Catalogue['mobileBanner'] = {
  label: 'Mobile app',
  continue: 'Continue in the app',
  free: 'Free',
  open: 'Open',
  close: 'Close the banner',
}
