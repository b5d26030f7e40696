import { news as french } from '../fr-FR/news.ts'
import { overlay } from '../overlay.ts'

export const news = overlay(french, {
  count: { one: '{{count}} nouvelle', other: '{{count}} nouvelles' },
  more: 'Voir plus de nouvelles',
  none: { title: 'Aucune nouvelle' },
  gone: { title: 'Nouvelle introuvable', toList: 'Voir les nouvelles' },
})

export const texts = { news }
