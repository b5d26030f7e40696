import type { Area } from '#src/parts/area.ts'

export const payments: Area<'payments'> = {
  pages: {
    paying: {
      parent: 'home',
      icon: 'receipt',
      group: 'accounts',
      permission: 'payment.make',
    },
    mandate: {
      parent: 'paying',
      icon: 'document',
      permission: 'payment.make',
    },
  },
}
