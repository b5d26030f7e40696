import type { Translated } from '../../catalogue.ts'
import type { voted as french } from '../../fr-FR/accounts/voted.ts'

export const voted: Translated<typeof french> = {
  heading: { budget: 'The voted budget', works: 'The voted works' },
  lead: {
    budget:
      'The budget of a fiscal year as the meeting voted it, account by account. It can be replaced until its first contribution is called.',
    works: 'The works as the meeting voted them, and the days on which their amount is called.',
  },
  decision: 'Decision voted on the portal',
  decisionOf: '{{title}}, {{date}}',
  decisionHint: {
    budget: 'Optional: it fills in the day of the vote.',
    works: 'Optional: it fills in the day, the name and the amount.',
  },
  noDecision: 'None',
  votedOn: 'Voted on',
  worksFund: 'Contingency fund',
  worksFundHint: 'Contribution of the year, called with the budget from all units.',
  leastFund: 'Contribution to the contingency fund: at least {{amount}}, which is 5% of the budget.',
  label: 'Name of the works',
  reference: 'Reference',
  referenceHint: 'Of these works alone, for example TRX-2027-01.',
  resolutionNumber: 'Number of the resolution',
  votedAmount: 'Voted amount',
  row: { budget: 'Item {{number}}', works: 'Call {{number}}' },
  addRow: { budget: 'Add an item', works: 'Add a call' },
  removeRow: { budget: 'Remove item {{number}}', works: 'Remove call {{number}}' },
  amount: { budget: 'Amount of the year', works: 'Called amount' },
  dueOn: 'Due on',
  total: { budget: 'Total of the budget', works: 'Total of the calls' },
  balance: {
    complete: 'The calls cover the whole voted amount.',
    lacking: '{{amount}} are still to be called.',
    exceeding: 'The calls exceed the voted amount by {{amount}}.',
  },
  review: 'See the calls',
  record: { budget: 'Record the budget', works: 'Record the works' },
  faults: {
    required: 'This field is required',
    tooLong: 'Text too long',
    notACharge: 'This is not an account of current expenses',
    invalidAmount: 'The amount is invalid',
    keyWithoutLots: 'No unit bears this key',
    repeated: 'This account is already listed with this key',
    noOpenYear: 'No fiscal year is open on this day',
    apart: 'The calls must add up to the voted amount.',
    alreadyCalled: 'A call of this budget was issued already, or the fiscal year is closed',
    taken: 'Other works have this reference already',
    refused: 'Value refused',
  },
  reviewing: {
    title: 'Check the calls',
    lead: 'These calls are announced to every co-owner, then entered in their account on the due date.',
    example: 'Example',
    caption: 'Planned calls',
    building: 'The whole building',
    sum: 'In all, {{amount}} will be called.',
    why: 'Unit {{number}}: call of {{date}}',
    once: '{{name}}: {{instalment}} called; the unit bears {{weight}} of {{whole}} shares, which is {{amount}}.',
    often:
      '{{name}}: {{voted}} in {{count}} calls, here {{instalment}}; the unit bears {{weight}} of {{whole}} shares, which is {{amount}}.',
    nothing: 'This unit bears nothing of this vote.',
  },
  failures: {
    unanswered: {
      title: 'No answer',
      text: 'The network has not answered. Try again once you are back online: the vote is recorded only once.',
    },
    failed: { title: 'The vote is not recorded', text: 'Everything is kept. Try again in a moment.' },
    arrivedBefore: {
      title: 'The works were already recorded',
      text: 'They are recorded as you first sent them, without your last changes.',
    },
  },
  recorded: {
    title: { budget: 'Budget recorded', works: 'Works recorded' },
    text: 'First call on {{date}}: {{amount}} for the whole building.',
    another: { budget: 'Record another budget', works: 'Record other works' },
  },
}
