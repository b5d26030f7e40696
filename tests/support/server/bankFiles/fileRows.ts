import type { Collection, CollectionFile } from '#server/services/bankFiles/collectionFile.ts'
import { readXml, type XmlElement } from '#server/services/bankFiles/readXml.ts'

export const creditor = {
  name: 'SYNDICAT',
  iban: 'FR7630006000011234567890189',
  bic: null,
  ics: 'FR69ZZZ651190',
} as const

export const aCollection: Collection = {
  endToEndId: 'P481',
  instructionId: null,
  cents: 41_230,
  sequence: 'RCUR',
  collectedOn: '2026-12-01',
  creditor,
  debtor: { name: 'H LEFEVRE', iban: 'FR7610096000420000000000113', bic: null },
  mandate: { reference: 'R123', signedOn: '2026-09-14', amendment: null },
  text: 'CHARGES T4',
}

const newAccount = { isNewAccount: true, formerReference: null, formerCreditor: null }
export const anotherCollection: Collection = {
  ...aCollection,
  endToEndId: 'P482',
  cents: 18_875,
  debtor: { name: 'J MULLER', iban: 'FR7613335003010800012345659', bic: 'AGRIFRPP' },
  mandate: { reference: 'R124', signedOn: '2026-10-02', amendment: newAccount },
  text: null,
}

export const aFile: CollectionFile = {
  version: 'pain.008.001.08',
  messageId: 'M1',
  createdAt: '2026-11-24T09:30:00',
  initiatingParty: 'AGENCE',
  collections: [aCollection, anotherCollection],
}

export const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The leaves of a document in their order: `GrpHdr/MsgId=M1`. */
export async function leavesOf(xml: string): Promise<readonly string[]> {
  const root = await readXml(bytesOf(xml))
  const [message] = root.children
  return message ? message.children.flatMap((child) => leaves(child, child.name)) : []
}
const leaves = ({ children, text, attributes }: XmlElement, path: string): readonly string[] =>
  children.length > 0
    ? children.flatMap((child) => leaves(child, `${path}/${child.name}`))
    : [`${path}${attributes.Ccy ? `@${attributes.Ccy}` : ''}=${text}`]
