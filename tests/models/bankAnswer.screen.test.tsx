import { screen, waitFor, within } from '@testing-library/react'
import { inArray } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { bankAnswerRoutes } from '#contract/payments/bankAnswers.ts'
import { french } from '#locales/catalogues.ts'
import { bankAnswers as answersTable, bankAnswerLines } from '#server/areas/payments/answers/answers.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { type BankAnswerDriver, coveringPaths } from './bankAnswer.model.ts'

const { network, server } = usePortalServer()
const { bankAnswers, breadcrumb } = french
const heading = async (name: string) => void (await screen.findByRole('heading', { level: 2, name: asRead(name) }))
const says = async (text: string) => void (await screen.findByText(asRead(text)))
const fileName = 'retour.csv'

beforeEach(async () => {
  const { db } = server().platform
  const mine = db.select({ id: answersTable.id }).from(answersTable)
  await db.delete(bankAnswerLines).where(inArray(bankAnswerLines.answerId, mine))
  await db.delete(answersTable)
})

/** An answer about a payment that nobody knows. */
const lines = `kind;end_to_end_id;mandate;block;amount;reason;day;reference
rejected;PINCONNU;;;412.30;AM04;2030-01-10;
`

async function driveScreen(): Promise<BankAnswerDriver> {
  const { user } = await openScreen(screenPaths.collections, 'comptable')
  const press = async (name: string) => user.click(await screen.findByRole('button', { name: asRead(name) }))
  const drop = async (content: string | Uint8Array<ArrayBuffer>, name = fileName) =>
    user.upload(
      await screen.findByLabelText(asRead(bankAnswers.field), { selector: 'input' }),
      new File([content], name, { type: 'text/csv' }),
    )
  const fail = (method: 'post', path: string) =>
    network.use(http[method](portalOrigin + path, () => HttpResponse.error(), { once: true }))
  const isReviewed = async () => {
    await heading(bankAnswers.one.would)
    const table = await screen.findByRole('table', { name: asRead(bankAnswers.line.caption) })
    await within(table).findByText(/Provision insuffisante \(AM04\)/)
    await within(table).findByText(asRead(bankAnswers.whys.unknown))
  }
  return {
    events: {
      'accountant drops a file of another kind': () => drop('<lettre>Bonjour</lettre>', 'lettre.xml'),
      'accountant drops a file in another encoding': () => drop(Uint8Array.from([0x6b, 0xe9, 0x3b])),
      'accountant drops an answer': () => drop(lines),
      'accountant drops an answer, but there is no network': async () => {
        fail('post', bankAnswerRoutes.upload.path)
        await drop(lines)
      },
      'accountant sends it again': () => press(bankAnswers.retry),
      'accountant comes back after a reload': async () => {
        const { pathname } = globalThis.location
        await goTo('/activite')
        await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.activity })
        await goTo(pathname)
      },
      'accountant gives it up': async () => {
        await press(bankAnswers.one.discard)
        const question = within(await screen.findByRole('alertdialog'))
        await user.click(question.getByRole('button', { name: bankAnswers.one.questionConfirm }))
      },
      'accountant applies it': () => press(bankAnswers.one.apply),
      'accountant applies it, but there is no network': async () => {
        fail('post', bankAnswerRoutes.apply.path)
        await press(bankAnswers.one.apply)
      },
      'accountant applies it after a colleague': async () => {
        network.use(
          http.post(
            portalOrigin + bankAnswerRoutes.apply.path,
            async ({ request }) => {
              await server().app.fetch(request.clone())
              return server().app.fetch(request)
            },
            { once: true },
          ),
        )
        await press(bankAnswers.one.apply)
      },
      'accountant drops the same file': async () => {
        await user.click(await screen.findByRole('link', { name: asRead(bankAnswers.one.decide) }))
        await heading(bankAnswers.title)
        await drop(lines)
      },
    },
    states: {
      'is asked for a file': () => heading(bankAnswers.title),
      'learns that it is no answer': () => says(bankAnswers.refusals.unacceptedFile),
      'learns that its encoding is wrong': () => says(bankAnswers.refusals.notUtf8),
      'learns that nothing arrived': () => says(bankAnswers.refusals.unanswered),
      'sees what it would do': isReviewed,
      'finds what it would do again': isReviewed,
      'is back at the debits': async () => {
        await heading(bankAnswers.title)
        await says(bankAnswers.none)
      },
      'learns that the outcome is unknown': () => says(bankAnswers.one.unanswered),
      'sees what it did': async () => {
        await heading(bankAnswers.one.did)
        await says(bankAnswers.one.rest.one.replace('{{count}}', '1'))
        await waitFor(() => {
          if (screen.queryByRole('button', { name: bankAnswers.one.apply })) throw new Error('it can be applied again')
        })
      },
      'learns that it was applied before': async () => {
        await says(bankAnswers.refusals.conflict)
        await heading(bankAnswers.check.title)
      },
    },
  }
}

describe('an answer of the bank, walked against the screen', () => {
  it.each(coveringPaths.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(await driveScreen())
  })
})
