import { describe, expect, it } from 'vitest'
import {
  selectCanChange,
  selectDraft,
  selectIsChange,
  selectIsIncomplete,
  selectIsRestored,
  selectIsSending,
  selectOutcome,
  selectReceiptId,
  selectRefusal,
  selectStep,
} from '#machines/decisions/vote/vote.selectors.ts'
import { selectFailure } from '#machines/parts/passwordConfirmation/passwordConfirmation.selectors.ts'
import { rightPassword } from '#tests/support/startPasswordConfirmation.ts'
import { anHour, startVote } from '#tests/support/startVote.ts'

describe('voting', () => {
  it('has three steps, and ends with the receipt', async () => {
    const { now, choose, confirm, page, server } = startVote()

    choose('against')
    await confirm()

    expect(page.steps).toEqual(['documents', 'choice', 'confirm'])
    expect(server.received).toMatchObject([{ act: { choice: 'against', replaces: null } }])
    expect([selectOutcome(now()), selectReceiptId(now())]).toEqual(['counted', 'v1'])
    expect(page.hasForgotten).toBe(true)
  })

  it('reports what is missing instead of continuing', () => {
    const { actor, now, read } = startVote()

    actor.send({ type: 'documents.confirm' })
    expect([selectStep(now()), selectIsIncomplete(now())]).toEqual(['documents', true])
    read()
    actor.send({ type: 'choice.confirm' })

    expect([selectStep(now()), selectIsIncomplete(now())]).toEqual(['choice', true])
  })

  it('opens at the step where it was left, or the first one if that step cannot be reached', () => {
    const kept = { hasRead: true, choice: 'for' } as const
    const reopened = (draft: { hasRead: boolean; choice: 'for' | null }, step: 'choice' | 'confirm') =>
      startVote({ draft, step }).now()

    expect(selectStep(reopened(kept, 'confirm'))).toBe('confirm')
    expect(selectIsRestored(reopened(kept, 'confirm'))).toBe(true)
    expect(selectStep(reopened({ ...kept, choice: null }, 'confirm'))).toBe('documents')
    expect(selectStep(reopened({ ...kept, choice: null }, 'choice'))).toBe('choice')
    expect(selectStep(reopened({ hasRead: false, choice: 'for' }, 'choice'))).toBe('documents')
  })

  it('follows back and forward, but not past an incomplete step', () => {
    const { now, choose, page } = startVote()

    page.show('confirm')
    expect(selectStep(now())).toBe('documents')
    choose()
    page.show('choice')
    expect(selectStep(now())).toBe('choice')
    page.show('confirm')
    expect(selectStep(now())).toBe('confirm')
  })

  it('saves the choice in the tab', () => {
    const { choose, page, now } = startVote()

    choose('abstain')

    expect(page.copies.at(-1)).toEqual({ hasRead: true, choice: 'abstain' })
    expect(selectDraft(now())).toEqual(page.copies.at(-1))
  })

  it('saves the tick before the person continues, and deletes it when it is removed', () => {
    const { actor, now, page } = startVote()

    actor.send({ type: 'documents.tick', hasRead: true })
    expect([selectStep(now()), page.copies.at(-1)]).toEqual(['documents', { hasRead: true, choice: null }])
    actor.send({ type: 'documents.tick', hasRead: false })

    expect(page.copies.at(-1)).toEqual({ hasRead: false, choice: null })
  })

  it('sends the id of the vote that it replaces', async () => {
    const { now, choose, confirm, server } = startVote({ replaces: 'v0' })

    choose()
    expect(selectIsChange(now())).toBe(true)
    await confirm()

    expect(server.received[0]?.act).toEqual({ choice: 'for', replaces: 'v0' })
  })
})

describe('changing a vote', () => {
  it('starts with the current choice, which is not yet a draft', () => {
    const { now, page, read } = startVote({ replaces: 'v0', present: 'against' })

    expect([selectDraft(now()), selectIsRestored(now())]).toEqual([{ hasRead: false, choice: 'against' }, false])
    expect(page.copies).toEqual([])
    read()
    expect(selectStep(now())).toBe('choice')
  })

  it('keeps another choice that was made before a reload', () => {
    const draft = { hasRead: true, choice: 'abstain' } as const
    const { now } = startVote({ replaces: 'v0', present: 'against', draft, step: 'confirm' })

    expect([selectStep(now()), selectDraft(now())]).toEqual(['confirm', draft])
  })
})

describe('a vote that has ended', () => {
  it('has no step in the address, even after back and forward', async () => {
    const { now, choose, confirm, page } = startVote()
    choose()
    expect(page.leftSteps).toBe(0)

    await confirm()
    expect(page.leftSteps).toBe(1)
    page.show('choice')

    expect([selectOutcome(now()), page.leftSteps]).toEqual(['counted', 2])
  })
})

describe('a vote that is being sent', () => {
  it('ignores the back button', async () => {
    const { now, choose, confirmationRef, page, confirm } = startVote()
    choose()

    const over = confirm()
    expect(selectIsSending(now())).toBe(true)
    page.show('documents')
    expect(selectStep(now())).toBe('confirm')
    expect(confirmationRef()).toBeDefined()
    await over

    expect(selectOutcome(now())).toBe('counted')
  })

  it('is kept after a lost response, and sent again', async () => {
    const { now, choose, confirm, sendAgain, confirmationRef, server } = startVote()
    const { answer } = server
    choose()
    server.answer = { kind: 'unanswered' }

    await confirm()
    expect(selectFailure(confirmationRef().getSnapshot())).toBe('unanswered')
    server.answer = answer
    await sendAgain()

    expect(selectOutcome(now())).toBe('counted')
    expect(server.received).toHaveLength(2)
  })

  it.each([
    ['user_already_voted', 'elsewhere'],
    ['conflict', 'elsewhere'],
    ['action_not_possible', 'closed'],
    ['not_found', 'refused'],
  ] as const)('that is refused for %s is %s', async (reason, outcome) => {
    const { now, choose, confirm, server } = startVote()
    choose()
    server.answer = { kind: 'refused', reason, fieldCodes: {} }

    await confirm(rightPassword)

    expect([selectOutcome(now()), selectRefusal(now())]).toEqual([outcome, reason])
  })
})

describe('a change meanwhile', () => {
  it('closes the page when the due date passes', () => {
    const { now, clock } = startVote({ dueIn: anHour })

    clock.increment(anHour - 1)
    expect(selectOutcome(now())).toBeNull()
    clock.increment(1)

    expect(selectOutcome(now())).toBe('closed')
  })

  it('does not close before a due date that is months away', () => {
    const { now, clock } = startVote({ dueIn: 90 * 24 * anHour })

    clock.increment(21 * 24 * anHour)

    expect(selectOutcome(now())).toBeNull()
  })

  it('is closed when the person follows an old link', () => {
    expect(selectOutcome(startVote({ dueIn: 0 }).now())).toBe('closed')
  })

  it('closes the page when the decision goes before the president', () => {
    const { now, page } = startVote()

    page.learn(null, false)

    expect(selectOutcome(now())).toBe('closed')
  })

  it('shows a vote cast elsewhere, and lets the person change it', () => {
    const { actor, now, page, read } = startVote()
    read()

    page.learn('v9', true, 'against')
    expect([selectOutcome(now()), selectCanChange(now())]).toEqual(['elsewhere', true])
    actor.send({ type: 'vote.change' })

    expect([selectStep(now()), selectIsChange(now())]).toEqual(['choice', true])
    expect(selectDraft(now()).choice).toBe('against')
  })

  it('does not mistake its own vote for one cast elsewhere', async () => {
    const { now, choose, confirm, page } = startVote()
    choose()

    const over = confirm()
    page.learn('v1')
    await over

    expect(selectOutcome(now())).toBe('counted')
  })
})
