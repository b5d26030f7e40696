import type { Translated } from '../../catalogue.ts'
import type { callNews as french } from '../../fr-FR/accounts/callNews.ts'

export const callNews: Translated<typeof french> = {
  label: 'Contribution',
  title: '{{amount}} to pay by {{date}} ({{labels}})',
}
