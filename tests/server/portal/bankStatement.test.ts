import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bankStatement as command } from '#server/portal/bankStatement.ts'
import { bankStatement } from '#tests/support/server/bankFiles/bankMessages.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statement-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function run(bytes: Uint8Array, options: Readonly<Record<string, string>> = {}) {
  const path = join(folder, 'statement.xml')
  await writeFile(path, bytes)
  const lines: string[] = []
  const typed = { arguments: [path], place: 'P1', account: '512', ...options }
  await command.run(typed, { env: {}, say: (line) => lines.push(line), complain: () => undefined })
  return lines.join('\n').split('\n')
}
const entries = [{ amount: '412.30', sign: 'CRDT', reference: 'X1' }] as const

describe('a statement of a bank for the import', () => {
  it('is printed as its CSV file', async () => {
    const lines = [
      'sql_id;place;account;booked_on;amount;label;reference',
      'X1;P1;512;2026-12-01;412.30;PMNT/IDDT/ESDD;X1',
    ]
    expect(await run(bankStatement(entries))).toEqual(lines)
    expect(await run(bankStatement(entries), { iban: 'FR76 3000 6000 0112 3456 7890 189' })).toEqual(lines)
  })

  it('is refused when it is not one, or is of another account', async () => {
    await expect(run(bankStatement(entries, { kind: 'notification' }))).rejects.toThrow('no statement')
    await expect(run(bankStatement(entries), { iban: 'FR14' })).rejects.toThrow('no statement of FR14')
    await expect(run(new TextEncoder().encode('date;amount'))).rejects.toThrow('notXml: line 1')
  })
})
