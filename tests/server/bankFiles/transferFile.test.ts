import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Transfer, type TransferFile, transferFile } from '#server/services/bankFiles/transferFile.ts'
import { creditor, leavesOf } from '#tests/support/server/bankFiles/fileRows.ts'

const aTransfer: Transfer = {
  endToEndId: 'T1',
  instructionId: 'I1',
  cents: 8_050,
  executedOn: '2026-11-24',
  debtor: { name: creditor.name, iban: creditor.iban, bic: 'AGRIFRPP' },
  creditor: { name: 'Hélène Lefèvre', iban: 'FR7610096000420000000000113', bic: null },
  text: 'Trop perçu T4',
}
const written = (changes: Partial<Transfer> = {}, file: Partial<TransferFile> = {}) =>
  transferFile({
    version: 'pain.001.001.09',
    messageId: 'M2',
    createdAt: '2026-11-24T09:30:00+01:00',
    initiatingParty: 'AGENCE',
    transfers: [{ ...aTransfer, ...changes }],
    ...file,
  })

describe('a file of transfers', () => {
  it('has the elements of the scheme in their order', async () => {
    expect(await leavesOf(written().xml)).toEqual([
      'GrpHdr/MsgId=M2',
      'GrpHdr/CreDtTm=2026-11-24T09:30:00+01:00',
      'GrpHdr/NbOfTxs=1',
      'GrpHdr/CtrlSum=80.50',
      'GrpHdr/InitgPty/Nm=AGENCE',
      'PmtInf/PmtInfId=M2-1',
      'PmtInf/PmtMtd=TRF',
      'PmtInf/BtchBookg=true',
      'PmtInf/NbOfTxs=1',
      'PmtInf/CtrlSum=80.50',
      'PmtInf/PmtTpInf/SvcLvl/Cd=SEPA',
      'PmtInf/ReqdExctnDt/Dt=2026-11-24',
      'PmtInf/Dbtr/Nm=SYNDICAT',
      'PmtInf/DbtrAcct/Id/IBAN=FR7630006000011234567890189',
      'PmtInf/DbtrAgt/FinInstnId/BICFI=AGRIFRPP',
      'PmtInf/ChrgBr=SLEV',
      'PmtInf/CdtTrfTxInf/PmtId/InstrId=I1',
      'PmtInf/CdtTrfTxInf/PmtId/EndToEndId=T1',
      'PmtInf/CdtTrfTxInf/Amt/InstdAmt@EUR=80.50',
      'PmtInf/CdtTrfTxInf/Cdtr/Nm=Helene Lefevre',
      'PmtInf/CdtTrfTxInf/CdtrAcct/Id/IBAN=FR7610096000420000000000113',
      'PmtInf/CdtTrfTxInf/RmtInf/Ustrd=Trop percu T4',
    ])
  })

  it('has another date and BIC in its older version', async () => {
    const leaves = await leavesOf(
      written({ creditor: { ...aTransfer.creditor, bic: 'AGRIFRPP' } }, { version: 'pain.001.001.03' }).xml,
    )
    expect(leaves).toContain('PmtInf/ReqdExctnDt=2026-11-24')
    expect(leaves).toContain('PmtInf/DbtrAgt/FinInstnId/BIC=AGRIFRPP')
    expect(leaves).toContain('PmtInf/CdtTrfTxInf/CdtrAgt/FinInstnId/BIC=AGRIFRPP')
  })

  it('adds up to its rows, whatever they are', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 99_999_999_999 }), { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(amounts, async (cents) => {
        const transfers = cents.map((each, index) => ({
          ...aTransfer,
          endToEndId: `T${index}`,
          instructionId: null,
          cents: each,
          executedOn: index % 2 === 0 ? '2026-11-24' : '2026-11-25',
        }))
        const { xml, blocks } = written({}, { transfers })
        const leaves = await leavesOf(xml)
        const valuesOf = (start: string) =>
          leaves.flatMap((leaf) => (leaf.startsWith(start) ? [BigInt(leaf.slice(start.length).replace('.', ''))] : []))
        const sum = cents.reduce((total, each) => total + BigInt(each), 0n)
        const added = (values: readonly bigint[]) => values.reduce((total, each) => total + each, 0n)
        expect(valuesOf('GrpHdr/CtrlSum=')).toEqual([sum])
        expect(valuesOf('GrpHdr/NbOfTxs=')).toEqual([BigInt(cents.length)])
        expect(added(valuesOf('PmtInf/CtrlSum='))).toBe(sum)
        expect(added(valuesOf('PmtInf/CdtTrfTxInf/Amt/InstdAmt@EUR='))).toBe(sum)
        expect(blocks.reduce((total, { count }) => total + count, 0)).toBe(cents.length)
      }),
      { numRuns: 15 },
    )
  })

  it.each<[string, () => unknown]>([
    ['closedDay', () => written({ executedOn: '2026-12-25' })],
    ['tooLate', () => written({ executedOn: '2026-11-23' })],
    ['wrongAmount', () => written({ cents: -1 })],
    ['repeatedIdentifier', () => written({}, { transfers: [aTransfer, aTransfer] })],
  ])('refuses to write %s', (fault, write) => {
    expect(write).toThrow(expect.objectContaining({ fault }))
  })
})
