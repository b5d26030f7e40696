import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modulo97 } from '#contract/banking.ts'
import { type Collection, type CollectionFile, collectionFile } from '#server/services/bankFiles/collectionFile.ts'
import { childrenOf, find, readXml, textAt } from '#server/services/bankFiles/readXml.ts'
import {
  aCollection,
  aFile,
  anotherCollection,
  bytesOf,
  creditor,
  leavesOf,
} from '#tests/support/server/bankFiles/fileRows.ts'

const written = (changes: Partial<CollectionFile> = {}) => collectionFile({ ...aFile, ...changes })
const of = (changes: Partial<Collection>) => () => written({ collections: [{ ...aCollection, ...changes }] })

describe('a file of collections', () => {
  it('has the elements of the scheme in their order', async () => {
    const block = 'PmtInf/'
    const row = 'PmtInf/DrctDbtTxInf/'
    expect(await leavesOf(written().xml)).toEqual([
      'GrpHdr/MsgId=M1',
      'GrpHdr/CreDtTm=2026-11-24T09:30:00',
      'GrpHdr/NbOfTxs=2',
      'GrpHdr/CtrlSum=601.05',
      'GrpHdr/InitgPty/Nm=AGENCE',
      `${block}PmtInfId=M1-1`,
      `${block}PmtMtd=DD`,
      `${block}BtchBookg=true`,
      `${block}NbOfTxs=2`,
      `${block}CtrlSum=601.05`,
      `${block}PmtTpInf/SvcLvl/Cd=SEPA`,
      `${block}PmtTpInf/LclInstrm/Cd=CORE`,
      `${block}PmtTpInf/SeqTp=RCUR`,
      `${block}ReqdColltnDt=2026-12-01`,
      `${block}Cdtr/Nm=SYNDICAT`,
      `${block}CdtrAcct/Id/IBAN=FR7630006000011234567890189`,
      `${block}CdtrAgt/FinInstnId/Othr/Id=NOTPROVIDED`,
      `${block}ChrgBr=SLEV`,
      `${block}CdtrSchmeId/Id/PrvtId/Othr/Id=FR69ZZZ651190`,
      `${block}CdtrSchmeId/Id/PrvtId/Othr/SchmeNm/Prtry=SEPA`,
      `${row}PmtId/EndToEndId=P481`,
      `${row}InstdAmt@EUR=412.30`,
      `${row}DrctDbtTx/MndtRltdInf/MndtId=R123`,
      `${row}DrctDbtTx/MndtRltdInf/DtOfSgntr=2026-09-14`,
      `${row}DbtrAgt/FinInstnId/Othr/Id=NOTPROVIDED`,
      `${row}Dbtr/Nm=H LEFEVRE`,
      `${row}DbtrAcct/Id/IBAN=FR7610096000420000000000113`,
      `${row}RmtInf/Ustrd=CHARGES T4`,
      `${row}PmtId/EndToEndId=P482`,
      `${row}InstdAmt@EUR=188.75`,
      `${row}DrctDbtTx/MndtRltdInf/MndtId=R124`,
      `${row}DrctDbtTx/MndtRltdInf/DtOfSgntr=2026-10-02`,
      `${row}DrctDbtTx/MndtRltdInf/AmdmntInd=true`,
      `${row}DrctDbtTx/MndtRltdInf/AmdmntInfDtls/OrgnlDbtrAcct/Id/Othr/Id=SMNDA`,
      `${row}DbtrAgt/FinInstnId/BICFI=AGRIFRPP`,
      `${row}Dbtr/Nm=J MULLER`,
      `${row}DbtrAcct/Id/IBAN=FR7613335003010800012345659`,
    ])
    expect(written().xml).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08">')
    expect(written().blocks).toEqual([{ blockId: 'M1-1', count: 2, cents: 60_105, endToEndIds: ['P481', 'P482'] }])
  })

  it('differs in its older version by the namespace and the name of the BIC', () => {
    const older = written({ version: 'pain.008.001.02' }).xml
    expect(older.replace('pain.008.001.02', 'pain.008.001.08').replaceAll(/BIC>/g, 'BICFI>')).toBe(written().xml)
  })

  it('has a block for each creditor account, sequence and day', () => {
    const other = { ...creditor, iban: 'FR1420041010050500013M02606' }
    const collections: readonly Collection[] = [
      aCollection,
      { ...aCollection, endToEndId: 'P2', collectedOn: '2026-12-02' },
      { ...aCollection, endToEndId: 'P3', sequence: 'OOFF' },
      { ...aCollection, endToEndId: 'P4', creditor: other },
      { ...aCollection, endToEndId: 'P5' },
    ]
    expect(written({ collections }).blocks.map(({ endToEndIds }) => endToEndIds)).toEqual([
      ['P481', 'P5'],
      ['P2'],
      ['P3'],
      ['P4'],
    ])
  })

  it('names an earlier reference and creditor', async () => {
    const formerCreditor = { ics: 'FR72ZZZ123456', name: 'Ancien Syndic' }
    const amendment = { isNewAccount: false, formerReference: 'OLD1', formerCreditor }
    const { xml } = written({ collections: [{ ...aCollection, mandate: { ...aCollection.mandate, amendment } }] })
    const details = (await leavesOf(xml)).filter((leaf) => leaf.includes('Orgnl'))
    expect(details.map((leaf) => leaf.slice(leaf.indexOf('Orgnl')))).toEqual([
      'OrgnlMndtId=OLD1',
      'OrgnlCdtrSchmeId/Nm=Ancien Syndic',
      'OrgnlCdtrSchmeId/Id/PrvtId/Othr/Id=FR72ZZZ123456',
      'OrgnlCdtrSchmeId/Id/PrvtId/Othr/SchmeNm/Prtry=SEPA',
    ])
  })

  it('adds up to its rows, whatever they are, and can be read back', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 99_999_999_999 }), { minLength: 1, maxLength: 20 })
    const names = fc.string({ unit: 'binary', maxLength: 90 }).map((name) => `N${name}`)
    await fc.assert(
      fc.asyncProperty(amounts, names, fc.constantFrom('2026-12-01', '2026-12-02'), async (cents, name, day) => {
        const collections = cents.map((each, index) => ({
          ...aCollection,
          endToEndId: `P${index}`,
          cents: each,
          collectedOn: index % 2 === 0 ? day : '2026-12-03',
          debtor: { ...aCollection.debtor, name },
          text: name,
        }))
        const { xml, blocks } = written({ collections })
        const message = find(await readXml(bytesOf(xml)), 'CstmrDrctDbtInitn')
        const read = message ? childrenOf(message, 'PmtInf') : []
        const rows = read.flatMap((block) => childrenOf(block, 'DrctDbtTxInf'))
        const sum = rows.reduce((total, each) => total + BigInt((textAt(each, 'InstdAmt') ?? '').replace('.', '')), 0n)
        expect(textAt(message, 'GrpHdr/NbOfTxs')).toBe(String(cents.length))
        expect(BigInt((textAt(message, 'GrpHdr/CtrlSum') ?? '').replace('.', ''))).toBe(sum)
        expect(sum).toBe(cents.reduce((total, each) => total + BigInt(each), 0n))
        expect(rows).toHaveLength(cents.length)
        expect(read.map((block) => textAt(block, 'PmtInfId'))).toEqual(blocks.map(({ blockId }) => blockId))
        for (const each of rows) {
          expect(textAt(each, 'Dbtr/Nm')).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{1,70}$/)
          expect((textAt(each, 'RmtInf/Ustrd') ?? '').length).toBeLessThanOrEqual(140)
        }
      }),
      { numRuns: 15 },
    )
  })

  it.each<[string, () => unknown]>([
    ['nothingToWrite', () => written({ collections: [] })],
    ['repeatedIdentifier', () => written({ collections: [aCollection, aCollection] })],
    ['wrongIdentifier', () => written({ messageId: 'a'.repeat(36) })],
    ['wrongIdentifier', of({ endToEndId: 'P//1' })],
    ['wrongIdentifier', of({ mandate: { ...aCollection.mandate, reference: 'é' } })],
    ['wrongDay', () => written({ createdAt: '24/11/2026' })],
    ['wrongDay', of({ collectedOn: '2027-02-29' })],
    ['wrongDay', of({ mandate: { ...aCollection.mandate, signedOn: '2026-11-25' } })],
    ['closedDay', of({ collectedOn: '2026-12-25' })],
    ['tooLate', of({ collectedOn: '2026-11-24' })],
    ['wrongAmount', of({ cents: 0 })],
    ['wrongAmount', of({ cents: 412.305 })],
    ['wrongAmount', of({ cents: 100_000_000_000 })],
    ['wrongAccount', of({ debtor: { ...aCollection.debtor, iban: 'FR7610096000420000000010113' } })],
    ['wrongAccount', of({ debtor: { ...aCollection.debtor, bic: 'NOTABIC' } })],
    ['wrongCreditor', of({ creditor: { ...creditor, ics: 'FR73ZZZ123456' } })],
    ['wrongName', of({ debtor: { ...aCollection.debtor, name: ' … ' } })],
    [
      'emptyAmendment',
      of({
        mandate: {
          ...aCollection.mandate,
          amendment: { isNewAccount: false, formerReference: null, formerCreditor: null },
        },
      }),
    ],
  ])('refuses to write %s', (fault, write) => {
    expect(write).toThrow(expect.objectContaining({ name: 'BankFileRefusal', fault }))
  })

  const withIcs = (ics: string) => of({ creditor: { ...creditor, ics } })

  it.each(['FR69ZZZ651190', 'FR72ZZZ123456', 'FR72001123456', 'FR49ZZZ000001'])(
    'takes the creditor %s',
    async (ics) => {
      expect((await leavesOf(withIcs(ics)().xml)).filter((leaf) => leaf.endsWith(`Othr/Id=${ics}`))).toHaveLength(1)
    },
  )

  it('accepts a creditor exactly when its check digits are right, whatever its business code', () => {
    const digits = (length: number) =>
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: length, maxLength: length })
    const code = fc.string({ unit: fc.constantFrom(...Array.from('0123456789ABCXYZ')), minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(digits(6), code, fc.integer({ min: 2, max: 98 }), (number, business, check) => {
        // Computed as the standard does, from this number only.
        const isRight = 98 - modulo97(`${number}FR00`) === check
        const write = withIcs(`FR${String(check).padStart(2, '0')}${business}${number}`)
        if (isRight) expect(write).not.toThrow()
        else expect(write).toThrow(expect.objectContaining({ fault: 'wrongCreditor' }))
        const right = String(98 - modulo97(`${number}FR00`)).padStart(2, '0')
        expect(withIcs(`FR${right}${business}${number}`)).not.toThrow()
      }),
      { numRuns: 1_000 },
    )
  })

  it('refuses faults that its schema lets pass', () => {
    const long = written({
      collections: [anotherCollection, { ...aCollection, debtor: { ...aCollection.debtor, name: 'É'.repeat(71) } }],
    })
    expect(long.xml).toContain(`<Nm>${'E'.repeat(70)}</Nm>`)
    expect(long.xml.match(/<SeqTp>/g)).toHaveLength(long.blocks.length)
  })
})
