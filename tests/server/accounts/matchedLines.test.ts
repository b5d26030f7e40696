import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bankLineRoutes } from '#contract/accounts/bankLines.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { startBank } from '#tests/support/server/startBank.ts'

const { server, withBank } = await startBank()

describe('an accountant', () => {
  it('matches a line to a movement, which is then nobody else’s, and undoes it', async () => {
    const bank = await withBank()
    const entryId = await bank.receipt(50_00, '2030-01-11')
    const [id, twin] = [await bank.add(), await bank.add()]
    expect((await bank.match(id, entryId)).status).toBe(204)
    expect(await bank.read(id)).toMatchObject({
      state: 'matched',
      movement: { entryId },
      isPosted: false,
      isYearOpen: true,
    })
    expect(await bank.read(twin)).toMatchObject({ state: 'unmatched', proposal: null })
    expect(await refusalOf(await bank.match(twin, entryId))).toMatchObject({ status: 409, code: 'conflict' })
    expect(await refusalOf(await bank.match(id, entryId))).toMatchObject({ status: 409, code: 'action_not_possible' })

    const entries = await bank.entries()
    expect((await bank.act(bankLineRoutes.reopen, id)).status).toBe(204)
    expect(await bank.read(id)).toMatchObject({ state: 'unmatched', movement: null })
    expect(await bank.entries()).toEqual(entries)
    const audited = await server.platform.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(new Set(audited.map(({ action }) => action))).toEqual(
      new Set(['accounts.matchBankLine', 'accounts.reopenBankLine']),
    )
  })

  it('cannot match another amount, another account, or an entry that is reversed', async () => {
    const bank = await withBank()
    const entryId = await bank.receipt(50_01, '2030-01-11')
    const id = await bank.add()
    expect((await bank.match(id, entryId)).status).toBe(409)
    expect((await bank.match(id, randomUUID())).status).toBe(409)
    expect((await bank.match(await bank.add({ amount: 50_01, account: '502' }), entryId)).status).toBe(409)
    expect(await bank.read(id)).toMatchObject({ state: 'unmatched' })
  })

  it('records a line as a payment that settles debts; undoing it reverses the entry, and it can be recorded again', async () => {
    const bank = await withBank()
    const ownerId = bank.person('A').userId
    await bank.post([
      { account: '4501', ownerId, debit: 30_00, dueOn: '2030-01-01' },
      { account: '701', credit: 30_00 },
    ])
    const id = await bank.add()
    expect((await bank.receive(id, 'A')).status).toBe(204)
    const line = await bank.read(id)
    expect(line).toMatchObject({
      state: 'matched',
      isPosted: true,
      movement: { journal: 'BQ', enteredOn: '2030-01-12' },
    })
    const paid = (await bank.lines()).filter(({ entryId }) => entryId === line?.movement?.entryId)
    expect(paid.map(({ account, debit, credit, dueOn }) => [account, debit, credit, dueOn])).toEqual([
      ['512', 50_00, 0, null],
      ['4501', 0, 30_00, '2030-01-01'],
      ['4501', 0, 20_00, null],
    ])

    expect((await bank.act(bankLineRoutes.reopen, id)).status).toBe(204)
    const total = (await bank.totals()).find(({ account }) => account === '512')
    expect(total?.debit).toBe(total?.credit)
    // Neither the reversed entry nor its opposite is proposed.
    expect(await bank.read(id)).toMatchObject({ state: 'unmatched', proposal: null })
    expect((await bank.receive(id, 'A')).status).toBe(204)
    expect(await refusalOf(await bank.receive(await bank.add({ amount: -1 }), 'A'))).toMatchObject({ code: 'conflict' })
    const stranger = { payment: { ownerId: randomUUID() } }
    const refused = await bank.send(bankLineRoutes.receive, {
      params: { bankLineId: await bank.add() },
      body: stranger,
    })
    expect(await refusalOf(refused)).toMatchObject({ code: 'invalid_value' })
  })

  it('posts an unassignable line to the suspense account of its side', async () => {
    const bank = await withBank()
    const [received, paid] = [await bank.add(), await bank.add({ amount: -7_00 })]
    expect((await bank.choices(received)).suspenseAccount).toBe('472')
    expect((await bank.choices(paid)).suspenseAccount).toBe('471')
    expect((await bank.act(bankLineRoutes.suspend, received)).status).toBe(204)
    expect((await bank.act(bankLineRoutes.suspend, paid)).status).toBe(204)
    const totals = new Map((await bank.totals()).map(({ account, debit, credit }) => [account, [debit, credit]]))
    expect(totals.get('472')).toEqual([0, 50_00])
    expect(totals.get('471')).toEqual([7_00, 0])
    expect(totals.get('512')).toEqual([50_00, 7_00])
  })

  it('sets a line aside, and restores it', async () => {
    const bank = await withBank()
    const id = await bank.add()
    expect((await bank.act(bankLineRoutes.ignore, id)).status).toBe(204)
    expect(await bank.read(id)).toMatchObject({ state: 'ignored', isYearOpen: true })
    expect((await bank.receive(id, 'A')).status).toBe(409)
    expect((await bank.act(bankLineRoutes.reopen, id)).status).toBe(204)
    expect(await bank.read(id)).toMatchObject({ state: 'unmatched' })
  })

  it('learns that another one was first: one line is posted once', async () => {
    const bank = await withBank()
    const id = await bank.add()
    const answers = await Promise.all([
      bank.receive(id, 'A'),
      bank.receive(id, 'B', bank.other.token),
      bank.act(bankLineRoutes.suspend, id),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused && (await refusalOf(refused))).toMatchObject({ code: 'action_not_possible' })
    expect(await bank.entries()).toHaveLength(1)
  })

  it('posts nothing into a closed year, and undoes nothing that was posted in it', async () => {
    const bank = await withBank()
    const [id, late] = [await bank.add(), await bank.add()]
    await bank.receive(id, 'A')
    await server.platform.db
      .update(fiscalYears)
      .set({ closedAt: server.clock.now() })
      .where(eq(fiscalYears.id, bank.years.current))
    expect(await bank.read(id)).toMatchObject({ isYearOpen: false })
    expect(await refusalOf(await bank.act(bankLineRoutes.reopen, id))).toMatchObject({ code: 'action_not_possible' })
    expect(await refusalOf(await bank.receive(late, 'A'))).toMatchObject({ code: 'conflict' })
    expect(await bank.read(late)).toMatchObject({ state: 'unmatched' })
  })
})
