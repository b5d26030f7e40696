import { describe, expect, it } from 'vitest'
import {
  selectDraft,
  selectIsClosed,
  selectIsCounted,
  selectIsIncomplete,
  selectIsRestored,
  selectIsSending,
  selectReceiptId,
  selectRefusal,
  selectStep,
} from '#machines/decisions/proxyVote/proxyVote.selectors.ts'
import { aBallot, aPrincipal, startProxyVote } from '#tests/support/startProxyVote.ts'

describe('voting by power', () => {
  it('has three steps, and ends with the receipt', async () => {
    const { now, pick, fillIn, confirm, page, server } = startProxyVote()

    pick()
    fillIn()
    await confirm()

    expect(page.steps).toEqual(['principal', 'ballot', 'confirm'])
    expect(server.received[0]?.act).toEqual({ principalId: 'p1', ballotId: 'b1', choice: 'against' })
    expect([selectIsCounted(now()), selectReceiptId(now()), page.hasForgotten]).toEqual([true, 'v1', true])
  })

  it('reports what is missing instead of continuing', () => {
    const { actor, now, pick } = startProxyVote()

    actor.send({ type: 'principal.confirm' })
    expect([selectStep(now()), selectIsIncomplete(now())]).toEqual(['principal', true])
    pick()
    actor.send({ type: 'choice.choose', choice: 'for' })
    actor.send({ type: 'ballot.sign', isSigned: true })
    actor.send({ type: 'ballot.confirm' })

    expect([selectStep(now()), selectIsIncomplete(now())]).toEqual(['ballot', true])
  })

  it('requires a new ballot for another co-owner', () => {
    const { actor, now, pick, fillIn, page } = startProxyVote()
    pick()
    fillIn()

    page.show('principal')
    actor.send({ type: 'principal.choose', principal: { id: 'p2', name: 'Paul Roy', votes: 80, isOnline: false } })

    expect(selectDraft(now())).toMatchObject({ principal: { id: 'p2' }, ballot: null, choice: null, isSigned: false })
  })

  it('keeps the ballot when the same principal is chosen again', () => {
    const { actor, now, pick, fillIn, page } = startProxyVote()
    pick()
    fillIn()

    page.show('principal')
    actor.send({ type: 'principal.choose', principal: aPrincipal })

    expect(selectDraft(now()).ballot).toEqual(aBallot)
  })

  it('saves each choice in the tab immediately', () => {
    const { actor, page } = startProxyVote()

    actor.send({ type: 'principal.choose', principal: aPrincipal })
    expect(page.copies.at(-1)).toMatchObject({ principal: aPrincipal })
    actor.send({ type: 'principal.confirm' })
    actor.send({ type: 'ballot.attach', ballot: aBallot })
    actor.send({ type: 'ballot.sign', isSigned: true })

    expect(page.copies.at(-1)).toEqual({ principal: aPrincipal, ballot: aBallot, choice: null, isSigned: true })
  })

  it('opens at the step where it was left, or the first one if that step cannot be reached', () => {
    const draft = { principal: aPrincipal, ballot: aBallot, choice: 'for', isSigned: true } as const

    expect(selectStep(startProxyVote({ draft, step: 'confirm' }).now())).toBe('confirm')
    expect(selectIsRestored(startProxyVote({ draft, step: 'confirm' }).now())).toBe(true)
    expect(selectStep(startProxyVote({ draft: { ...draft, ballot: null }, step: 'confirm' }).now())).toBe('principal')
    expect(selectStep(startProxyVote({ draft: { ...draft, ballot: null }, step: 'ballot' }).now())).toBe('ballot')
  })

  it.each([
    ['user_already_voted', 'principal'],
    ['proxy_limit_reached', 'principal'],
    ['proxy_forbidden', 'principal'],
    ['not_found', 'ballot'],
  ] as const)('refused for %s, says why at the step %s and keeps what was filled in', async (reason, step) => {
    const { now, pick, fillIn, confirm, server } = startProxyVote()
    pick()
    fillIn()
    server.answer = { kind: 'refused', reason, fieldCodes: {} }

    await confirm()

    expect([selectStep(now()), selectRefusal(now())]).toEqual([step, reason])
    expect(selectDraft(now()).ballot).toEqual(aBallot)
  })

  it('clears the refusal once somebody else is chosen', async () => {
    const { actor, now, pick, fillIn, confirm, server } = startProxyVote()
    pick()
    fillIn()
    server.answer = { kind: 'refused', reason: 'proxy_limit_reached', fieldCodes: {} }
    await confirm()

    actor.send({ type: 'principal.choose', principal: { id: 'p2', name: 'Paul Roy', votes: 80, isOnline: false } })

    expect(selectRefusal(now())).toBeNull()
  })

  it('stays while the vote is being sent', async () => {
    const { now, pick, fillIn, confirm, page } = startProxyVote()
    pick()
    fillIn()

    const over = confirm()
    expect(selectIsSending(now())).toBe(true)
    page.show('principal')
    expect(selectStep(now())).toBe('confirm')
    await over

    expect(selectIsCounted(now())).toBe(true)
  })

  it('has no step in the address once counted, even after back and forward', async () => {
    const { now, pick, fillIn, confirm, page } = startProxyVote()
    pick()
    fillIn()
    await confirm()
    expect(page.leftSteps).toBe(1)

    page.show('ballot')

    expect([selectIsCounted(now()), page.leftSteps]).toEqual([true, 2])
  })

  it('continues with the next power', async () => {
    const { actor, now, pick, fillIn, confirm } = startProxyVote()
    pick()
    fillIn()
    await confirm()

    actor.send({ type: 'proxy.begin' })

    expect([selectStep(now()), selectDraft(now()).principal]).toEqual(['principal', null])
  })

  it('closes when the vote closes, whether the page or the server notices', async () => {
    const onPage = startProxyVote()
    onPage.page.close()
    expect(selectIsClosed(onPage.now())).toBe(true)

    const { now, pick, fillIn, confirm, server } = startProxyVote()
    pick()
    fillIn()
    server.answer = { kind: 'refused', reason: 'action_not_possible', fieldCodes: {} }
    await confirm()
    expect(selectIsClosed(now())).toBe(true)
  })
})
