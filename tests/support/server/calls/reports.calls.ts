import { demoId } from '#server/demo/chance.ts'
import type { CallsOf } from './routeCall.ts'

export const reportsCalls: CallsOf<'reports'> = ({ placeId, reportId }) => ({
  list: { params: { placeId } },
  toAnswer: {},
  similar: { params: { placeId }, query: { text: 'fuite d’eau', by_category: '2' } },
  create: {
    params: { placeId },
    body: {
      report: {
        title: 'Vitre cassée',
        description: 'Dans le hall.',
        category: 6,
        kind: 'dysfunctional',
        equipment: 'corridor',
      },
    },
  },
  read: { params: { reportId } },
  events: { params: { reportId } },
  markRead: { params: { reportId } },
  comment: { params: { reportId }, body: { event: { body: 'Toujours pareil.' } } },
  acknowledge: {
    params: { reportId },
    body: { acknowledgement: { responsibleId: demoId('person gestionnaire'), promisedOn: '2030-02-01' } },
  },
  orderWork: {
    params: { reportId },
    body: { workOrder: { provider: 'Otis', plannedOn: '2030-02-01' } },
  },
  resolve: { params: { reportId }, body: { resolution: { body: 'C’est réparé.' } } },
  reopen: { params: { reportId }, body: { reopening: { body: 'Toujours cassé.' } } },
  join: { params: { reportId } },
  leave: { params: { reportId } },
  categories: {},
})
