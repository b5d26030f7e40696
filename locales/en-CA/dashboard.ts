import type { FrameCatalogue } from '../catalogue.ts'

export const dashboard: FrameCatalogue['dashboard'] = {
  title: 'Dashboard',
  greeting: 'Hello {{name}}',
  lead: '{{place}}: what matters today.',
  needs: {
    title: 'To do now',
    none: 'Nothing is waiting for you. Everything is up to date.',
    failed: 'Part of this list could not be loaded.',
    see: 'View',
    since: 'Since {{date}}',
    owed: 'You owe {{amount}}',
    owedDetail: 'The amount is due. Your agency will tell you how to pay it.',
    nextCall: '{{amount}} to pay on {{date}}',
    seeAgency: 'Contact the agency',
    phone: 'Add a phone number',
    phoneDetail: 'Your manager can then warn you about an incident.',
    addPhone: 'Add',
  },
  balance: {
    title: 'My balance',
    owed: 'to pay today',
    even: 'You are up to date.',
    credit: 'in your favour',
    next: 'Next fee: {{amount}} on {{date}}',
    noNext: 'No fee has been announced.',
  },
  meeting: {
    title: 'Next meeting',
    when: '{{date}} at {{time}}',
    ordinary: 'Annual general meeting',
    extraordinary: 'Special general meeting',
    none: 'No meeting is planned.',
  },
  reports: {
    title: 'Open reports',
    none: 'No open report.',
    updated: 'Updated: {{date}}',
    emergency: 'emergency',
    more: 'And {{count}} more',
    status: { opened: 'Waiting', acknowledged: 'Taken into account', resolved: 'Resolved' },
  },
  news: {
    title: 'Latest news',
    none: 'No news yet.',
    by: '{{author}} · {{date}}',
  },
}
