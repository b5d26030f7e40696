import type { AreaScreens } from '#src/parts/area.ts'

export const paymentsScreens: AreaScreens<'payments'> = {
  texts: 'payments',
  screens: {
    paying: { load: async () => (await import('./PayingScreen.tsx')).PayingScreen },
    collections: {
      load: async () => (await import('./bank/CollectionsScreen.tsx')).CollectionsScreen,
      texts: 'collections',
    },
    refundDesk: {
      load: async () => (await import('./desk/RefundDeskScreen.tsx')).RefundDeskScreen,
      texts: 'collections',
    },
    mandateDesk: {
      load: async () => (await import('./mandates/MandateDeskScreen.tsx')).MandateDeskScreen,
      texts: 'mandateDesk',
    },
    bankAnswer: {
      load: async () => (await import('./answers/BankAnswerScreen.tsx')).BankAnswerScreen,
      texts: 'collections',
    },
    payment: { load: async () => (await import('./followed/PaymentScreen.tsx')).PaymentScreen },
    mandate: { load: async () => (await import('./mandate/MandateScreen.tsx')).MandateScreen },
    mandateSetup: {
      load: async () => (await import('./setup/SetupScreen.tsx')).SetupScreen,
      texts: 'mandateSetup',
    },
  },
}
