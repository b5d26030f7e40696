import type { Catalogue } from '../../catalogue.ts'

export const terms: Catalogue['terms'] = {
  title: 'Terms and conditions',
  version: 'Version {{version}}, published on {{date}}',
  contents: 'Contents',
  print: 'Print',
  emptyTitle: 'No terms published',
  emptyText: 'This site has not published its terms and conditions yet.',
}
