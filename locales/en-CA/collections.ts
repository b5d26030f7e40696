import type { Translated } from '../catalogue.ts'
import type { texts as source } from '../fr-FR/collections.ts'
import { bankAnswers } from './payments/bankAnswers.ts'
import { refundDesk } from './payments/refundDesk.ts'

export const texts: Translated<typeof source> = {
  bankAnswers,
  refundDesk,
  collections: {
    lead: 'What the building’s bank will debit, and the files sent to it.',
    outlook: {
      title: 'Upcoming debits',
      ready: 'In the next file',
      later: 'Later',
      laterHint: 'Co-owners can still put these debits on hold.',
      none: 'No debits are ready.',
      noneText: 'Requested payments and automatic debits appear here as soon as they can go out.',
      day: 'Debit date',
      count: 'Debits',
      counts: { one: '{{count}} debit', other: '{{count}} debits' },
      amount: 'Amount',
      total: 'Total',
      held: {
        one: 'One debit put on hold by its co-owner, {{amount}}.',
        other: '{{count}} debits put on hold by their co-owners, {{amount}} in all.',
      },
      leftOut: 'Left out because the agreement is not in force',
      owner: 'Co-owner',
    },
    make: {
      prepare: 'Prepare the file',
      title: 'The file for the bank',
      text: '{{count}} debits, {{amount}} in all.',
      one: 'One debit, {{amount}}.',
      format: 'Format the bank expects',
      formats: {
        pain008001_02: 'pain.008.001.02',
        pain008001_08: 'pain.008.001.08',
        pain001001_03: 'pain.001.001.03',
        pain001001_09: 'pain.001.001.09',
        cpa005: 'CPA-005 (Payments Canada)',
      },
      leftOut: '{{count}} debits are left out because the agreement is not in force.',
      confirm: 'Create the file',
      done: 'The file is ready: send it to the bank',
      refused: 'Nothing was created: a colleague was faster, or there is nothing left to debit.',
      failed: 'The file could not be created. You can safely try again: there will only be one.',
    },
    files: {
      title: 'Files',
      none: 'No files yet.',
      more: 'See older files',
      of: 'File {{id}}',
      states: { made: 'To send', handedOut: 'Sent to the bank', cancelled: 'Cancelled' },
      sums: { one: 'One debit, {{amount}}', other: '{{count}} debits, {{amount}}' },
      made: 'Created by {{name}} on {{date}}',
      handedOut: 'Sent by {{name}} on {{date}}',
      somebody: 'a colleague',
      answers: 'Debited: {{collected}}, refused: {{refused}}',
      download: 'Download',
      handOut: {
        act: 'Send to the bank',
        question: 'Send this file to the bank?',
        text: 'It is sent once, and your name is recorded. You then download it and upload it to the bank yourself. It can no longer be cancelled.',
        confirm: 'Send',
        done: 'The file is marked as sent: download it for the bank',
        failed: 'This file can no longer be sent: a colleague was faster.',
      },
      cancel: {
        act: 'Cancel the file',
        question: 'Cancel this file?',
        text: 'Its debits will wait for the next file.',
        confirm: 'Cancel the file',
        done: 'The file is cancelled',
        failed: 'This file can no longer be cancelled: a colleague has sent it, or cancelled it.',
      },
    },
  },
}
