import type { Area } from '#src/parts/area.ts'

export const accounts: Area<'accounts'> = {
  pages: {
    personalAccount: {
      parent: 'home',
      icon: 'coins',
      group: 'accounts',
      permission: 'account.read',
    },
    understanding: {
      parent: 'personalAccount',
      icon: 'info',
      permission: 'account.read',
    },
    buildingAccounts: {
      parent: 'home',
      icon: 'building',
      group: 'accounts',
      comesLast: true,
      permission: 'buildingAccounts.read',
    },
    expenseCategories: {
      parent: 'buildingAccounts',
      icon: 'table',
      permission: 'buildingAccounts.read',
    },
    treasury: {
      parent: 'buildingAccounts',
      icon: 'chart',
      permission: 'buildingAccounts.read',
    },
    expenseItems: {
      parent: 'buildingAccounts',
      icon: 'coins',
      permission: 'buildingAccounts.read',
    },
    allMovements: {
      parent: 'buildingAccounts',
      icon: 'table',
      permission: 'buildingAccounts.read',
    },
    annexes: {
      parent: 'buildingAccounts',
      icon: 'document',
      permission: 'buildingAccounts.read',
    },
    coownerBalances: {
      parent: 'buildingAccounts',
      icon: 'users',
      permission: 'coownerAmounts.read',
    },
    bankLines: {
      parent: 'buildingAccounts',
      icon: 'coins',
      permission: 'ledger.post',
    },
    newEntry: {
      parent: 'buildingAccounts',
      icon: 'edit',
      permission: 'ledger.post',
    },
    newPayment: {
      parent: 'buildingAccounts',
      icon: 'edit',
      permission: 'ledger.post',
    },
    newBudget: {
      parent: 'buildingAccounts',
      icon: 'edit',
      permission: 'ledger.post',
    },
    newWorks: {
      parent: 'buildingAccounts',
      icon: 'edit',
      permission: 'ledger.post',
    },
    plannedCalls: {
      parent: 'buildingAccounts',
      icon: 'calendar',
      permission: 'ledger.post',
    },
    yearClosing: {
      parent: 'buildingAccounts',
      icon: 'lock',
      permission: 'ledger.post',
    },
  },
  dashboard: async () => (await import('./accounts.dashboard.ts')).dashboard,
}
