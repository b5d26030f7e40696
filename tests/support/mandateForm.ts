import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { and, eq, isNull } from 'drizzle-orm'
import { french } from '#locales/catalogues.ts'
import { mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { asRead } from './asRead.ts'
import type { TestServer } from './server/testServer.ts'

const { mandate, setup } = french

export const typedIban = 'FR76 3000 6000 0112 3456 7890 189'
/**
 * Signs the pending mandate in the database. Page tests load the browser build of pdfkit, so their server cannot write the paper.
 */
export async function signInStore({ platform, clock }: TestServer, person: string) {
  await platform.db
    .update(mandates)
    .set({ signedAt: clock.now() })
    .where(and(eq(mandates.userId, demoId(`person ${person}`)), isNull(mandates.signedAt), isNull(mandates.endedAt)))
}

/** The code of the latest text message of a server. */
export const codeIn = (texts: readonly { readonly text: string }[]) => /\d{6}/.exec(texts[0]?.text ?? '')?.[0] ?? ''

export const ibanField = () => screen.findByRole<HTMLInputElement>('textbox', { name: setup.create.iban })
export const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name: asRead(name) }))

/** Fills in step 1 of the setup, replacing the existing values. */
export async function fillMandate(user: UserEvent, iban = typedIban) {
  await user.click(await screen.findByRole('radio', { name: mandate.kinds.manual.name }))
  const values = [
    [setup.create.ownerName, demoName('coproprietaire')],
    [setup.create.street, 'rue de la Bassée'],
    [setup.create.zipCode, '59000'],
    [setup.create.city, 'Lille'],
    [setup.create.iban, iban],
    [setup.create.mobile, '06 12 34 56 78'],
  ] as const
  for (const [name, value] of values) {
    const field = await screen.findByRole('textbox', { name: asRead(name) })
    await user.clear(field)
    await user.click(field)
    await user.paste(value)
  }
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: setup.create.isMobileRight })
  if (!box.checked) await user.click(box)
}

/** Continues to the signature. */
export const sendMandate = (user: UserEvent) => press(user, setup.create.send)
