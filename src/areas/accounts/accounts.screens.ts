import type { AreaScreens } from '#src/parts/area.ts'

export const accountsScreens: AreaScreens<'accounts'> = {
  texts: 'accounts',
  screens: {
    personalAccount: {
      load: async () => (await import('./personal/PersonalAccountScreen.tsx')).PersonalAccountScreen,
      texts: 'personalAccount',
    },
    understanding: {
      load: async () => (await import('./understanding/UnderstandingScreen.tsx')).UnderstandingScreen,
      texts: 'personalAccount',
    },
    buildingAccounts: {
      load: async () => (await import('./building/BuildingAccountsScreen.tsx')).BuildingAccountsScreen,
    },
    coownerBalances: { load: async () => (await import('./balances/BalancesScreen.tsx')).BalancesScreen },
    expenseCategories: { load: async () => (await import('./categories/CategoriesScreen.tsx')).CategoriesScreen },
    treasury: { load: async () => (await import('./treasury/TreasuryScreen.tsx')).TreasuryScreen },
    expenseItems: { load: async () => (await import('./expenses/ExpensesScreen.tsx')).ExpensesScreen },
    allMovements: { load: async () => (await import('./movements/MovementsScreen.tsx')).MovementsScreen },
    bankLines: {
      load: async () => (await import('./bank/BankScreen.tsx')).BankScreen,
      texts: 'bankLines',
    },
    newEntry: {
      load: async () => (await import('./entry/EntryScreen.tsx')).EntryScreen,
      texts: 'books',
    },
    newPayment: {
      load: async () => (await import('./payments/PaymentScreen.tsx')).PaymentScreen,
      texts: 'books',
    },
    plannedCalls: {
      load: async () => (await import('./planned/PlannedCallsScreen.tsx')).PlannedCallsScreen,
      texts: 'books',
    },
    newBudget: {
      load: async () => (await import('./voted/VotedScreen.tsx')).NewBudgetScreen,
      texts: 'books',
    },
    newWorks: {
      load: async () => (await import('./voted/VotedScreen.tsx')).NewWorksScreen,
      texts: 'books',
    },
    annexes: { load: async () => (await import('./annexes/AnnexesScreen.tsx')).AnnexesScreen },
    yearClosing: {
      load: async () => (await import('./closing/ClosingScreen.tsx')).ClosingScreen,
      texts: 'closing',
    },
  },
}
