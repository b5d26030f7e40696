import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BankAnswer } from '#server/services/bankFiles/bankAnswer.ts'
import { matchAnswers, type SentPayment } from '#server/services/bankFiles/matchAnswers.ts'
import { readBankStatement } from '#server/services/bankFiles/readBankStatement.ts'
import { statementAnswers } from '#server/services/bankFiles/statementAnswers.ts'
import { bankStatement, detail, returned } from '#tests/support/server/bankFiles/bankMessages.ts'

const iban = 'FR7610096000420000000000113'
const ownAccount = 'FR7630006000011234567890189'
const first: SentPayment = {
  flow: 'debit',
  paymentId: 'p1',
  endToEndId: 'P481',
  mandateReference: 'R123',
  messageId: 'M1',
  blockId: 'M1-1',
  cents: 41_230,
  iban,
  collectedOn: '2026-12-01',
  state: 'inFile',
}
const second: SentPayment = {
  ...first,
  paymentId: 'p2',
  endToEndId: 'P482',
  mandateReference: 'R124',
  cents: 18_875,
  iban: 'FR7613335003010800012345659',
}
const collected: BankAnswer = {
  kind: 'collected',
  scope: 'transaction',
  bankMessageId: 'B2',
  ownAccount,
  messageId: null,
  blockId: 'M1-1',
  endToEndId: 'P481',
  mandateReference: null,
  cents: 41_230,
  direction: 'in',
  state: 'booked',
  reason: null,
  day: '2026-12-01',
  reference: null,
  iban: null,
}
const rejected: BankAnswer = {
  ...collected,
  kind: 'rejected',
  bankMessageId: 'B1',
  ownAccount: null,
  messageId: 'M1',
  direction: null,
  state: 'information',
  reason: 'AC04',
}
const block: BankAnswer = { ...collected, scope: 'block', endToEndId: null, cents: 60_105, reference: 'X9' }
const taken: BankAnswer = { ...collected, kind: 'returned', direction: 'out', reason: 'AM04' }

const nothing = new Set<string>()
const scope = { knownKeys: nothing, readMessages: nothing, ownAccounts: new Set([ownAccount]) }
const match = (sent: readonly SentPayment[], ...answers: readonly BankAnswer[]) => matchAnswers(sent, answers, scope)
const said = (...[sent, ...answers]: Parameters<typeof match>) =>
  match(sent, ...answers).map((each) =>
    each.outcome === 'applied'
      ? `${each.by}: ${each.changes.map(({ paymentId, from, to }) => `${paymentId} ${from} → ${to}`).join(', ')}`
      : each.outcome + ('why' in each ? ` ${each.why}` : ''),
  )
const inState = (state: SentPayment['state']): SentPayment => ({ ...first, state })

describe('answers of banks', () => {
  it('are found by the identifier and the amount', () => {
    expect(said([first, second], collected)).toEqual(['endToEndId: p1 inFile → debited'])
    expect(said([first], { ...collected, cents: 41_231 })).toEqual(['person amountDiffers'])
    expect(said([first], { ...collected, cents: null })).toEqual(['person amountDiffers'])
    expect(said([first], { ...rejected, cents: null })).toEqual(['endToEndId: p1 inFile → refused'])
    expect(said([first], { ...rejected, messageId: 'M0' })).toEqual(['unmatched unknown'])
  })

  it('are found by the mandate, the block and the amount if they have no identifier', () => {
    const byMandate = { ...collected, endToEndId: null, mandateReference: 'R123' }
    expect(said([first, second], byMandate)).toEqual(['mandate: p1 inFile → debited'])
    expect(said([first, { ...first, paymentId: 'p3', endToEndId: 'P3' }], byMandate)).toEqual(['person several'])
  })

  it('are shown to a person when only account, amount and day agree', () => {
    const near = { ...collected, endToEndId: null, blockId: null, iban }
    expect(match([first, second], { ...near, day: '2026-12-06' })).toMatchObject([
      { outcome: 'person', why: 'probable', candidates: ['p1'] },
    ])
    expect(said([first], { ...near, day: '2026-12-07' })).toEqual(['unmatched unknown'])
    expect(said([inState('debited')], near)).toEqual(['unmatched unknown'])
  })

  it('settle a block by its sum, less its rejects', () => {
    expect(said([first, second], block)).toEqual(['block: p1 inFile → debited, p2 inFile → debited'])
    expect(said([first, second], rejected, { ...block, cents: 18_875 })).toEqual([
      'endToEndId: p1 inFile → refused',
      'block: p2 inFile → debited',
    ])
    expect(said([first, second], rejected, block)).toEqual(['endToEndId: p1 inFile → refused', 'person sumDiffers'])
    expect(said([first, second], collected, { ...collected, endToEndId: 'P482', cents: 18_875 }, block)).toEqual([
      'endToEndId: p1 inFile → debited',
      'endToEndId: p2 inFile → debited',
      'known',
    ])
    expect(said([], block)).toEqual(['unmatched unknown'])
    expect(said([first], { ...block, kind: 'returned', direction: 'out' })).toEqual(['person several'])
  })

  it('reject a message or a block as a whole, unless money has moved', () => {
    const other = { ...second, blockId: 'M1-2' }
    expect(said([first, other], { ...rejected, scope: 'message' })).toEqual([
      'message: p1 inFile → refused, p2 inFile → refused',
    ])
    expect(said([first, other], { ...rejected, scope: 'block' })).toEqual(['block: p1 inFile → refused'])
    expect(said([inState('debited'), other], { ...rejected, scope: 'message' })).toEqual(['person unexpectedState'])
    expect(said([inState('refused')], { ...rejected, scope: 'message' })).toEqual(['known'])
  })

  it('move a payment only as its lifecycle allows', () => {
    const refunded = { ...taken, kind: 'refunded', reason: 'MD06' } as const
    expect(said([inState('booked')], taken)).toEqual(['endToEndId: p1 booked → refused'])
    expect(said([inState('debited')], refunded)).toEqual(['endToEndId: p1 debited → refunded'])
    expect(said([inState('booked')], { ...taken, kind: 'reversed' })).toEqual(['endToEndId: p1 booked → refunded'])
    expect(said([inState('inFile')], refunded)).toEqual(['person unexpectedState'])
    expect(said([inState('refused')], collected)).toEqual(['person unexpectedState'])
    expect(said([inState('refunded')], refunded)).toEqual(['known'])
  })

  it('change nothing while they are only accepted or pending', () => {
    expect(said([first], { ...rejected, kind: 'accepted' }, { ...collected, state: 'pending' }, collected)).toEqual([
      'noted',
      'noted',
      'endToEndId: p1 inFile → debited',
    ])
  })

  it('are left to the suspense account when they are about something else', () => {
    expect(said([first], { ...collected, kind: 'other' })).toEqual(['unmatched notACollection'])
    expect(said([first], { ...collected, ownAccount: iban })).toEqual(['unmatched notOurAccount'])
  })

  it('count once, whether a notification, a statement or a message repeats them', async () => {
    const entries = [
      { amount: '412.30', sign: 'CRDT', reference: 'X1', details: detail('<EndToEndId>P481</EndToEndId>') },
      { amount: '412.30', sign: 'DBIT', code: 'UPDD', reference: 'X2', details: returned('P481', 'AM04', '412.30') },
    ] as const
    const answers = async (kind: 'notification' | 'statement') =>
      statementAnswers(await readBankStatement(bankStatement(entries, { kind, id: kind })))
    const [news, statement] = [await answers('notification'), await answers('statement')]
    expect(said([first], ...news, ...statement)).toEqual([
      'endToEndId: p1 inFile → debited',
      'endToEndId: p1 debited → refused',
      'known',
      'known',
    ])
    const knownKeys = new Set(match([first], ...news).flatMap(({ key }) => key ?? []))
    expect(
      matchAnswers([inState('refused')], statement, { ...scope, knownKeys }).map(({ outcome }) => outcome),
    ).toEqual(['known', 'known'])
    const readMessages = new Set(['notification'])
    expect(matchAnswers([first], news, { ...scope, readMessages }).map(({ outcome }) => outcome)).toEqual([
      'known',
      'known',
    ])
  })

  it('repeat nothing that was already applied', () => {
    const answers = fc.shuffledSubarray([collected, rejected, block, taken, { ...taken, reason: 'MD06' }])
    fc.assert(
      fc.property(answers, (some) => {
        const state = new Map([first, second].map((each) => [each.paymentId, each]))
        const applied = match([first, second], ...some)
        for (const each of applied) {
          if (each.outcome !== 'applied') continue
          for (const { paymentId, from, to } of each.changes) {
            const payment = state.get(paymentId)
            expect(payment?.state).toBe(from)
            if (payment) state.set(paymentId, { ...payment, state: to })
          }
        }
        const knownKeys = new Set(applied.flatMap(({ key }) => key ?? []))
        const again = matchAnswers([...state.values()], some, { ...scope, knownKeys })
        expect(again.filter(({ outcome }) => outcome === 'applied')).toEqual([])
      }),
    )
  })
})
