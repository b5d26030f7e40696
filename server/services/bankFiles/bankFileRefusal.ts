/** Why a file for a bank is not written, or a file from a bank is not read. */
type BankFileFault =
  // In a file that we write
  | 'nothingToWrite'
  | 'wrongIdentifier'
  | 'repeatedIdentifier'
  | 'wrongNumber'
  | 'wrongAmount'
  | 'wrongAccount'
  | 'wrongCreditor'
  | 'wrongName'
  | 'wrongDay'
  | 'closedDay'
  | 'tooLate'
  | 'emptyAmendment'
  // In a file from a bank
  | 'tooLarge'
  | 'notUtf8'
  | 'notXml'
  | 'forbiddenMarkup'
  | 'tooDeep'
  | 'unknownMessage'
  | 'missingElement'
  | 'wrongColumns'

/** A file is written and read as a whole, or not at all. `where` names a field or an identifier, never an account or a person. */
export class BankFileRefusal extends Error {
  override readonly name = 'BankFileRefusal'
  readonly fault: BankFileFault
  readonly where: string

  constructor(fault: BankFileFault, where: string) {
    super(`${fault}: ${where}`)
    this.fault = fault
    this.where = where
  }
}

/** @throws {BankFileRefusal} with the fault, and the part of the file that has it. */
export function refuseUnless(isRight: boolean, fault: BankFileFault, where: string): asserts isRight {
  if (!isRight) throw new BankFileRefusal(fault, where)
}
