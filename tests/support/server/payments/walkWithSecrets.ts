import { eq } from 'drizzle-orm'
import { fromWire } from '#contract/case.ts'
import { confirmationRoutes } from '#contract/confirmations.ts'
import { draftRoutes } from '#contract/drafts.ts'
import { paperPaths } from '#contract/papers.ts'
import { bankAnswerRoutes } from '#contract/payments/bankAnswers.ts'
import { collectionRoutes } from '#contract/payments/collections.ts'
import { consentVersion, mandateRoutes } from '#contract/payments/mandates.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { refundFileRoutes } from '#contract/payments/refundFiles.ts'
import { refundRoutes } from '#contract/payments/refunds.ts'
import { demoAccount } from '#server/areas/payments/demo/demoBanks.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { askForPaper } from '../paperCalls.ts'
import type { TestServer } from '../testServer.ts'
import { accountReport } from './bankXml.ts'
import { mandate } from './creditorWorld.ts'
import { makeRefunders } from './refundsWorld.ts'

const ibanOf = (number: number) => {
  const account = demoAccount('sepa', number)
  return account.scheme === 'sepa' ? account.iban : ''
}
const spaced = (iban: string) => iban.replaceAll(/(.{4})/g, '$1 ').trim()
/** The account that is debited, the one that the refund goes to, and the one of the building. */
export const accounts = { debited: ibanOf(9_876_543), refunded: ibanOf(4_815_162), building: ibanOf(1) }
export const typedPassword = 'Un mot de passe à moi, 1965'
const { debited, refunded, building } = accounts
const own = { iban: building }
const [amount, back] = [41_230, 30_000]
const day = '2030-01-16'

/** An owner signs a mandate, pays, has it sent back by the bank, and asks for a refund; two accountants do their part. */
export async function walkWithSecrets(server: TestServer) {
  const place = await makeRefunders(server)
  const { placeId, person, call, read } = place
  const { userId, confirmationToken } = person('A')
  // Only those who have activated their account get mails.
  await server.platform.db.update(users).set({ passwordHash: 'none' }).where(eq(users.id, userId))
  const code = await sign(server, place)
  await call(confirmationRoutes.create, 'A', { body: { confirmation: { password: typedPassword } } })

  const say = async (text: string) => {
    const content = Buffer.from(text).toString('base64')
    return call(bankAnswerRoutes.upload, 'manager', { body: { bankAnswer: { name: 'avis.xml', content } } })
  }
  const apply = async (text: string) => {
    const { id } = bankAnswerRoutes.upload.answer.parse(fromWire(await (await say(text)).json()))
    return read(bankAnswerRoutes.apply, 'manager', { params: { answerId: id } })
  }
  const asked = { choice: { what: 'amount', amount }, amount, isOverpayment: true, confirmationToken }
  const payment = await read(paymentRoutes.ask, 'A', { body: { payment: asked } })
  const file = await read(collectionRoutes.make, 'manager', { body: { collectionFile: { format: 'pain.008.001.08' } } })
  await read(collectionRoutes.handOut, 'manager', { params: { fileId: file.id } })
  const detail = { reference: payment.reference, amount, iban: debited }
  const collected = { kind: 'collected', day, entry: 'B1', details: [detail] } as const
  const returned = { ...collected, kind: 'returned', entry: 'B2', details: [{ ...detail, reason: 'AM04' }] } as const
  const unknown = { ...collected, entry: 'B3', details: [{ amount: 5_000, iban: debited }] } as const
  const answer = await apply(accountReport('054', own, [collected, returned, unknown]))
  const damaged = await say(accountReport('054', own, [collected]).replace('</Document>', debited))

  const wanted = { amount: back, isToMandate: false, iban: spaced(refunded), confirmationToken }
  const refund = await read(refundRoutes.ask, 'A', { body: { refund: wanted } })
  await place.decided('approve', refund.id)
  await place.decided('confirm', refund.id, 'president')
  const refundFile = await place.made()
  await read(refundFileRoutes.handOut, 'manager', { params: { fileId: refundFile.id } })
  const sent = { reference: refund.reference, amount: back, iban: refunded }
  const transferred = { kind: 'transferred', day, entry: 'B4', details: [sent] } as const
  const sentBack = { ...transferred, kind: 'sentBack', entry: 'B5', details: [{ ...sent, reason: 'AC04' }] } as const
  await apply(accountReport('054', own, [transferred, sentBack]))
  await server.drain()
  const paper = (path: string, fileId: string, name: string) =>
    askForPaper(server, path, { token: person(name).token, params: { placeId, fileId } })
  return {
    ...place,
    code,
    payment,
    file,
    answer,
    damaged,
    refund,
    refundFile,
    collectionPaper: (name: string) => paper(paperPaths.collectionFile, file.id, name),
    refundPaper: (name: string) => paper(paperPaths.refundFile, refundFile.id, name),
  }
}

/** Signs a mandate, after everything that can be mistyped was mistyped; returns the code. */
async function sign({ outbox }: TestServer, { call }: Awaited<ReturnType<typeof makeRefunders>>) {
  const { address, isMobileRight: _, iban: __, ...words } = mandate
  const typed = { ...words, ...address }
  const keepDraft = (value: object) =>
    call(draftRoutes.write, 'A', { params: { form: 'paymentMandate' }, body: { draft: { value, attachmentIds: [] } } })
  const write = (iban: string) => call(mandateRoutes.write, 'A', { body: { moneyOrder: { ...mandate, iban } } })
  const signWith = (code: string) =>
    call(mandateRoutes.sign, 'A', { body: { signature: { code, consent: consentVersion } } })
  const answers = [
    await keepDraft({ ...typed, iban: debited }),
    await keepDraft(typed),
    await write(spaced(`${debited.slice(0, -2)}00`)),
    await write(spaced(debited)),
    await call(mandateRoutes.sendCode),
  ]
  const code = /\d{6}/.exec(outbox.texts()[0]?.text ?? '')?.[0] ?? ''
  answers.push(await signWith(code === '000000' ? '000001' : '000000'), await signWith(code))
  const statuses = answers.map(({ status }) => status).join(' ')
  if (statuses !== '422 204 422 204 200 422 204') throw new Error(`the walk was answered ${statuses}`)
  return code
}
