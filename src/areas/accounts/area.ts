import type { Area } from '#src/parts/area.ts'

export const accounts: Area<'accounts'> = {
  texts: 'accounts',
  pages: {
    personalAccount: {
      load: async () => (await import('./personal/PersonalAccountScreen.tsx')).PersonalAccountScreen,
      texts: 'personalAccount',
      parent: 'home',
      icon: 'coins',
      group: 'accounts',
      permission: 'account.read',
    },
    understanding: {
      load: async () => (await import('./understanding/UnderstandingScreen.tsx')).UnderstandingScreen,
      texts: 'personalAccount',
      parent: 'personalAccount',
      icon: 'info',
      permission: 'account.read',
    },
    buildingAccounts: {
      load: async () => (await import('./building/BuildingAccountsScreen.tsx')).BuildingAccountsScreen,
      parent: 'home',
      icon: 'building',
      group: 'accounts',
      permission: 'buildingAccounts.read',
    },
    coownerBalances: {
      load: async () => (await import('./balances/BalancesScreen.tsx')).BalancesScreen,
      parent: 'buildingAccounts',
      icon: 'users',
      permission: 'coownerAmounts.read',
    },
    expenseCategories: {
      load: async () => (await import('./categories/CategoriesScreen.tsx')).CategoriesScreen,
      parent: 'buildingAccounts',
      icon: 'table',
      permission: 'buildingAccounts.read',
    },
    treasury: {
      load: async () => (await import('./treasury/TreasuryScreen.tsx')).TreasuryScreen,
      parent: 'buildingAccounts',
      icon: 'chart',
      permission: 'buildingAccounts.read',
    },
    expenseItems: {
      load: async () => (await import('./expenses/ExpensesScreen.tsx')).ExpensesScreen,
      parent: 'buildingAccounts',
      icon: 'coins',
      permission: 'buildingAccounts.read',
    },
    allMovements: {
      load: async () => (await import('./movements/MovementsScreen.tsx')).MovementsScreen,
      parent: 'buildingAccounts',
      icon: 'table',
      permission: 'buildingAccounts.read',
    },
    bankLines: {
      load: async () => (await import('./bank/BankScreen.tsx')).BankScreen,
      texts: 'books',
      parent: 'buildingAccounts',
      icon: 'coins',
      permission: 'ledger.post',
    },
    newEntry: {
      load: async () => (await import('./entry/EntryScreen.tsx')).EntryScreen,
      texts: 'books',
      parent: 'buildingAccounts',
      icon: 'edit',
      permission: 'ledger.post',
    },
    newPayment: {
      load: async () => (await import('./payments/PaymentScreen.tsx')).PaymentScreen,
      texts: 'books',
      parent: 'buildingAccounts',
      icon: 'edit',
      permission: 'ledger.post',
    },
    annexes: {
      load: async () => (await import('./annexes/AnnexesScreen.tsx')).AnnexesScreen,
      parent: 'buildingAccounts',
      icon: 'document',
      permission: 'buildingAccounts.read',
    },
    yearClosing: {
      load: async () => (await import('./closing/ClosingScreen.tsx')).ClosingScreen,
      texts: 'books',
      parent: 'buildingAccounts',
      icon: 'lock',
      permission: 'ledger.post',
    },
  },
  dashboard: async () => (await import('./accounts.dashboard.ts')).dashboard,
}
