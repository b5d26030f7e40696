import type { Translated } from '../../catalogue.ts'
import type { fetchedNeeds as source } from '../../fr-FR/frame/fetchedNeeds.ts'

export const fetchedNeeds: Translated<typeof source> = {
  check: {
    one: 'Check {{count}} vote',
    other: 'Check {{count}} votes',
    detail: '{{place}} · {{title}} · until {{date}}',
    action: 'Check',
    followed: { one: '{{count}} vote is waiting to be checked', other: '{{count}} votes are waiting to be checked' },
    byOthers: '{{place}} · for the president or the manager to check',
  },
  refunds: {
    one: 'Decide on {{count}} refund',
    other: 'Decide on {{count}} refunds',
    detail: '{{place}} · promised for {{date}}',
    action: 'Decide',
  },
  bank: {
    one: 'Match {{count}} bank line',
    other: 'Match {{count}} bank lines',
    action: 'Match',
  },
  waiting: {
    one: 'Reply to {{count}} waiting conversation',
    other: 'Reply to {{count}} waiting conversations',
    action: 'Answer',
  },
  reported: {
    one: 'Review {{count}} reported post in the forum',
    other: 'Review {{count}} reported posts in the forum',
    action: 'Review',
  },
  emergency: {
    title: 'Respond to the emergency: {{title}}',
    one: 'Respond to {{count}} other emergency',
    other: 'Respond to {{count}} other emergencies',
  },
  overdue: {
    alone: 'Deal with the report: {{title}}',
    late: '{{place}} · overdue since {{date}}',
    many: 'Deal with {{count}} overdue reports',
    since: '{{place}} · since {{date}}',
  },
}
