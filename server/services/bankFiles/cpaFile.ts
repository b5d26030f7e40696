import { isOpenDay } from '#contract/payments/collectionDays.ts'
import { refuseUnless } from './bankFileRefusal.ts'
import { checkDay, checkUnique, toBankName, toBankText } from './bankText.ts'

/** A Canadian account: institution of three digits, transit of five, account of seven to twelve. */
type CanadianAccount = { readonly institution: string; readonly transit: string; readonly account: string }

export type CpaEntry = {
  /** Our reference, which comes back in returns: 19 characters at most. */
  readonly reference: string
  readonly cents: number
  readonly dueOn: string
  /** The person who pays a debit or receives a credit. */
  readonly party: { readonly name: string; readonly account: CanadianAccount }
  /** The account where the bank books returned items. */
  readonly returnAccount: CanadianAccount
}

export type CpaFile = {
  /** Assigned by the bank: ten characters at most. */
  readonly originatorId: string
  /** 1 to 9999, one more than in the last file. */
  readonly fileNumber: number
  readonly createdOn: string
  /** Five digits, assigned by the bank. */
  readonly dataCentre: string
  /** As shown on statements: 15 and 30 characters. */
  readonly shortName: string
  readonly longName: string
  /** Some banks accept only a line feed at the end of a line. */
  readonly lineEnd?: '\r\n' | '\n'
}

const recordLength = 1464
const segmentsOfRecord = 6
const zeros = (count: number) => '0'.repeat(count)
/** A sum of fourteen digits and a count of eight. */
const noTotal = zeros(22)
const text = (value: string, length: number) => value.padEnd(length)

function digits(value: number, length: number, where: string): string {
  refuseUnless(Number.isInteger(value) && value > 0 && value < 10 ** length, 'wrongAmount', where)
  return String(value).padStart(length, '0')
}

/** `0YYDDD`: the year, and the day of the year. */
function julian(day: string): string {
  const inYear = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)) / 86_400_000 + 1
  return `0${day.slice(2, 4)}${String(inYear).padStart(3, '0')}`
}

function institution({ institution: bank, transit }: CanadianAccount, where: string): string {
  refuseUnless(/^\d{3}$/.test(bank) && /^\d{5}$/.test(transit), 'wrongAccount', where)
  return `0${bank}${transit}`
}
function accountNumber({ account }: CanadianAccount, where: string): string {
  refuseUnless(/^\d{7,12}$/.test(account), 'wrongAccount', where)
  return text(account, 12)
}

type Shape = {
  /** D: debits, C: credits. Their records have the same layout. */
  readonly type: 'D' | 'C'
  /** The purpose of the money, in the list of codes of Payments Canada. */
  readonly code: string
}
type Written = { readonly text: string; readonly count: number; readonly cents: number }

/**
 * Writes a file for a Canadian bank (Payments Canada, standard 005): a header, records of up to six debits or credits, and
 * totals.
 */
export function cpaFile(file: CpaFile, { type, code }: Shape, entries: readonly CpaEntry[]): Written {
  const { createdOn, lineEnd = '\r\n' } = file
  refuseUnless(entries.length > 0, 'nothingToWrite', 'entries')
  refuseUnless(/^\d{5}$/.test(file.dataCentre), 'wrongNumber', 'dataCentre')
  refuseUnless(/^[A-Z0-9]{1,10}$/.test(file.originatorId), 'wrongIdentifier', 'originatorId')
  refuseUnless(/^[1-9]\d{0,3}$/.test(String(file.fileNumber)), 'wrongNumber', 'fileNumber')
  checkDay(createdOn, 'createdOn')
  checkUnique(
    entries.map(({ reference }) => reference),
    'reference',
  )
  const cents = entries.reduce((sum, entry) => sum + entry.cents, 0)
  const segments = entries.map((entry) => segment(file, code, entry))
  const details = Array.from({ length: Math.ceil(segments.length / segmentsOfRecord) }, (_, index) =>
    segments.slice(index * segmentsOfRecord, (index + 1) * segmentsOfRecord).join(''),
  )
  const total = digits(cents, 14, 'total') + digits(entries.length, 8, 'count')
  // Totals of debits, of credits, and of corrections, which we never write.
  const totals = (type === 'D' ? [total, noTotal] : [noTotal, total]).join('') + noTotal.repeat(2)
  const opening = `${julian(createdOn)}${file.dataCentre}${text('', 20)}CAD`
  const records = [['A', opening], ...details.map((detail) => [type, detail]), ['Z', totals]]
  const lines = records.map(([kind, content = ''], index) => {
    const common = `${kind}${digits(index + 1, 9, 'records')}${text(file.originatorId, 10)}`
    return text(`${common}${digits(file.fileNumber, 4, 'fileNumber')}${content}`, recordLength)
  })
  return { text: lines.map((line) => line + lineEnd).join(''), count: entries.length, cents }
}

function segment(file: CpaFile, code: string, { reference, cents, dueOn, party, returnAccount }: CpaEntry): string {
  refuseUnless(/^[A-Z0-9-]{1,19}$/.test(reference), 'wrongIdentifier', 'reference')
  const where = `reference ${reference}`
  checkDay(dueOn, where)
  refuseUnless(isOpenDay(dueOn, 'quebec'), 'closedDay', where)
  refuseUnless(dueOn > file.createdOn, 'tooLate', where)
  return [
    code,
    digits(cents, 10, where),
    julian(dueOn),
    institution(party.account, where),
    accountNumber(party.account, where),
    zeros(25),
    text(toBankText(file.shortName, 15).toUpperCase(), 15),
    text(toBankName(party.name, 30, where).toUpperCase(), 30),
    text(toBankName(file.longName, 30, 'longName').toUpperCase(), 30),
    text(file.originatorId, 10),
    text(reference, 19),
    institution(returnAccount, where),
    accountNumber(returnAccount, where),
    text('', 39),
    zeros(11),
  ].join('')
}
