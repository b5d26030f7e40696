import type { VotingCatalogue } from '../catalogue.ts'

export const receipts: VotingCatalogue['receipts'] = {
  lead: 'This receipt proves that the ballot is counted, without showing your choice.',
  number: 'Ballot no. {{number}}',
  decision: 'Decision',
  voter: 'Owner',
  castBy: 'Cast by',
  votes: 'Votes',
  castAt: 'Recorded on',
  at: '{{date}} at {{time}}',
  replaces: 'Replaces ballot no. {{number}}',
  hash: 'Fingerprint of the ballot',
  commitment: 'Commitment',
  head: 'Fingerprint of the log',
  headLength: { one: 'after {{count}} ballot', other: 'after {{count}} ballots' },
  reveal: 'What shows your choice',
  revealText:
    'Keep these two lines to yourself. With them, and only with them, somebody can check that the ballot says what you chose.',
  choice: 'Choice',
  secret: 'Secret',
  verify: 'Check this receipt',
  pdf: 'Download (PDF)',
  pdfWithChoice: 'Download with my choice (PDF)',
  gone: 'This receipt cannot be opened',
  goneText: 'A receipt is shown only to the person who voted and to the one for whom they voted.',
}
