import type { Catalogue } from '../../catalogue.ts'

export const notFound: Catalogue['notFound'] = {
  title: 'Page not found',
  heading: 'Page not found',
  text: 'This page does not exist or has been removed.',
  hint: 'Check the address, or start again from the home page.',
}
