import type { Translated } from '../../catalogue.ts'
import type { mandateDesk as source } from '../../fr-FR/payments/mandateDesk.ts'

export const mandateDesk: Translated<typeof source> = {
  lead: 'The debit agreements that co-owners have signed. Nothing is debited under a suspended agreement until you release it.',
  show: 'Agreements shown',
  states: { inForce: 'In force', suspended: 'Suspended' },
  search: 'Search for a co-owner',
  counts: { one: '{{count}} agreement', other: '{{count}} agreements' },
  more: 'Show more agreements',
  nothing: {
    inForce: 'No agreement is in force',
    suspended: 'No agreement is suspended',
    found: 'No agreement matches this search',
  },
  nothingText: {
    inForce: 'An agreement appears here once the co-owner has signed it.',
    suspended: 'A suspended agreement stays here until it is released.',
    found: 'Try another part of the name.',
  },
  kinds: { manual: 'On request', auto: 'Every contribution', auto_usual: 'Regular condo fees' },
  suspended: 'Suspended',
  why: {
    opposed: 'The bank refused a debit, or the co-owner stopped it.',
    unusable: 'The bank does not recognize this account or this agreement: another one is needed.',
    expired: 'Nothing was debited for 36 months: another one is needed.',
  },
  facts: { rum: 'Reference', account: 'Account debited', signedOn: 'Signed on', lastUsedOn: 'Last debit on' },
  release: {
    act: 'Release',
    actOf: 'Release {{name}}’s agreement',
    question: 'Release this agreement?',
    text: '{{name}}’s agreement will be in force again, and they will be notified. Anything on hold stays on hold until they release it.',
    done: 'The agreement is in force again',
  },
  end: {
    act: 'End',
    actOf: 'End {{name}}’s agreement',
    question: 'End this agreement?',
    text: 'Nothing more will be debited from {{name}}, who will be notified. To pay online again, they will have to sign another agreement.',
    done: 'The agreement has ended',
  },
  overtaken: 'Nothing has changed: a colleague or the co-owner was faster.',
}
