import { describe, expect, it } from 'vitest'
import { centsAt, readXml } from '#server/services/bankFiles/readXml.ts'
import { bankStatement } from '#tests/support/server/bankFiles/bankMessages.ts'
import { bytesOf } from '#tests/support/server/bankFiles/fileRows.ts'

const laughs = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><a>&b;</a>`
const external = `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>`

describe('XML of banks', () => {
  it('is read by local names, with its text and attributes', async () => {
    const root = await readXml(bytesOf('\uFEFF<n:a xmlns:n="u"><n:b Ccy="EUR"> 1 &amp; <![CDATA[<2>]]> </n:b></n:a>'))
    expect(root.children).toEqual([{ name: 'b', text: '1 & <2>', attributes: { Ccy: 'EUR' }, children: [] }])
  })

  it.each<[string, string]>([
    ['forbiddenMarkup', laughs],
    ['forbiddenMarkup', external],
    ['forbiddenMarkup', '<!DOCTYPE a SYSTEM "http://example.com/a.dtd"><a/>'],
    ['notXml', '<a>&x;</a>'],
    ['notXml', '<a><b></a>'],
    ['notXml', '<a>'],
    ['notXml', '<n:a/>'],
    ['notXml', ''],
    ['notXml', 'date;amount'],
    ['notXml', '<a/><b/>'],
    ['notUtf8', '<?xml version="1.0" encoding="ISO-8859-1"?><a/>'],
    ['tooDeep', '<a>'.repeat(100_000)],
    ['tooLarge', `<a>${'<b/>'.repeat(300_001)}</a>`],
  ])('is refused: %s', async (fault, text) => {
    await expect(readXml(bytesOf(text))).rejects.toMatchObject({ name: 'BankFileRefusal', fault })
  })

  it('is refused when it is too large, or not UTF-8', async () => {
    await expect(readXml(new Uint8Array(10_000_001))).rejects.toMatchObject({ fault: 'tooLarge' })
    await expect(readXml(new Uint8Array([0x3c, 0x61, 0xe9, 0x3e]))).rejects.toMatchObject({ fault: 'notUtf8' })
  })

  it('is refused wherever it is truncated', async () => {
    const whole = bankStatement([{ amount: '412.30', sign: 'CRDT' }])
    for (let length = 0; length < whole.length; length += 37) {
      await expect(readXml(whole.slice(0, length))).rejects.toMatchObject({ name: 'BankFileRefusal' })
    }
  })

  it('has amounts in cents, never rounded', async () => {
    const amount = async (text: string) => centsAt(await readXml(bytesOf(`<a><b>${text}</b></a>`)), 'b')
    expect(await Promise.all(['412.3', '412', '0.07', '412.30000', '9999999999999.99'].map(amount))).toEqual([
      41_230, 41_200, 7, 41_230, 999_999_999_999_999,
    ])
    for (const text of ['412.305', '-1', '1e3', '4,12', '12345678901234']) {
      await expect(amount(text)).rejects.toMatchObject({ fault: 'wrongAmount' })
    }
  })
})
