import type { Catalogue } from '../../catalogue.ts'

export const maintenance: Catalogue['maintenance'] = {
  title: 'Maintenance',
  heading: 'The portal is down for maintenance',
  text: 'We are working to improve the service. Your data is safe, and what you typed has been kept.',
  next: 'Come back in a few moments, or try again now.',
}
