import type { Catalogue } from '../catalogue.ts'

export const news: Catalogue['news'] = {
  by: '{{author}} · {{date}}',
  count: { one: '{{count}} news item', other: '{{count}} news items' },
  more: 'Show more news',
  none: {
    title: 'No news yet',
    text: 'Whatever the manager publishes for the building appears here.',
  },
  gone: {
    title: 'News item not found',
    text: 'It has been removed, or it concerns another building.',
    toList: 'See the news',
  },
}

export const texts = { news }
