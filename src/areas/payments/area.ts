import type { Area } from '#src/parts/area.ts'

export const payments: Area<'payments'> = {
  dashboard: async () => (await import('./payments.dashboard.ts')).dashboard,
  pages: {
    paying: {
      parent: 'home',
      icon: 'receipt',
      group: 'accounts',
      permission: 'payment.make',
    },
    payment: { parent: 'paying' },
    collections: { parent: 'home', icon: 'upload', group: 'management', permission: 'payment.collect' },
    refundDesk: { parent: 'home', icon: 'coins', group: 'management', permission: 'refund.decide' },
    mandateDesk: { parent: 'home', icon: 'document', group: 'management', permission: 'payment.collect' },
    bankAnswer: { parent: 'collections' },
    mandate: {
      parent: 'paying',
      icon: 'document',
      permission: 'payment.make',
    },
    mandateSetup: {
      parent: 'mandate',
      icon: 'edit',
      permission: 'payment.make',
    },
  },
}
