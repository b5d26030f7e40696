import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { readPhone } from '#contract/shownPhones.ts'
import { offers } from '#offers/offers.ts'
import { BicField } from '#src/ui/fields/BicField.tsx'
import { CanadianAccountFields } from '#src/ui/fields/CanadianAccountFields.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { EmailField } from '#src/ui/fields/EmailField.tsx'
import { IbanField } from '#src/ui/fields/IbanField.tsx'
import { AmountField, PercentageField } from '#src/ui/fields/NumberField.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { SiretField } from '#src/ui/fields/SiretField.tsx'
import { TimeField } from '#src/ui/fields/TimeField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { asRead } from '#tests/support/asRead.ts'
import { describedBy } from '#tests/support/describedBy.ts'
import { renderUi } from '#tests/support/renderUi.tsx'

const label = 'Champ'
const cases: readonly (readonly [string, ReactNode, string, string])[] = [
  [
    'an account number',
    <IbanField key="1" label={label} />,
    '1420041010050500013m02606',
    'FR14 2004 1010 0505 0001 3M02 606',
  ],
  ['a bank', <BicField key="2" label={label} />, 'bnpa frpp', 'BNPAFRPP'],
  ['a business', <SiretField key="3" label={label} />, '73282932000074', '732 829 320 00074'],
  ['an amount', <AmountField key="4" label={label} />, '1e2.345', '12,34'],
  ['a percentage', <PercentageField key="5" label={label} />, '12.5%', '12,5'],
  ['a day', <DateField key="6" label={label} />, '5/32026', '05/03/2026'],
  ['a phone number', <PhoneField key="7" label={label} />, '+33612345678', '+33 61 23 45 67 8'],
  ['an e-mail address', <EmailField key="8" label={label} />, 'ada@demo.example', 'ada@demo.example'],
]

describe('a field', () => {
  it.each(cases)('for %s formats the typed text', async (_, field, typed, shown) => {
    renderUi(field)
    const input = screen.getByRole('textbox', { name: label })
    await userEvent.type(input, typed)
    expect(input).toHaveProperty('value', shown)
  })

  it('for a phone number groups those of Québec as they are read there', async () => {
    renderUi(<PhoneField label={label} />, { offer: offers.VQC, locale: 'en-CA' })
    const input = screen.getByRole('textbox', { name: label })
    await userEvent.type(input, '5145550123')
    expect(input).toHaveProperty('value', readPhone('+15145550123'))
  })

  it('explains how to fill it in, and what is wrong', () => {
    renderUi(<IbanField label="IBAN" error="Ce RIB est incorrect" />)
    const [error, hint] = describedBy(screen.getByRole('textbox', { name: 'IBAN' }))
    expect(error).toBe('Ce RIB est incorrect')
    expect(hint).toContain('27 caractères')
  })

  it('for a time offers every half hour', () => {
    renderUi(<TimeField label="Heure" />)
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options.length).toBe(49)
    expect(options.slice(0, 3)).toEqual(['Choisir une heure', '0\u00a0h', '0\u00a0h\u00a030'])
    expect(options.at(-1)).toBe('23\u00a0h\u00a030')
  })

  it('for a Canadian account has three parts, each with its number of digits', async () => {
    renderUi(<CanadianAccountFields institution={{}} transit={{}} account={{ error: 'Valeur trop courte' }} />, {
      offer: offers.VQC,
      locale: 'fr-CA',
    })
    const institution = screen.getByRole('textbox', { name: 'Institution' })
    await userEvent.type(institution, '8155a')
    expect(institution).toHaveProperty('value', '815')
    expect(describedBy(institution)).toEqual(['3 chiffres'])
    expect(describedBy(screen.getByRole('textbox', { name: 'Compte' }))[0]).toBe('Valeur trop courte')
  })
})

describe('a phone number', () => {
  it('reports a number that no country of the offer knows when the field is left, until it is corrected', async () => {
    renderUi(<PhoneField label="Téléphone" />)
    const user = userEvent.setup()
    const input = screen.getByRole('textbox', { name: 'Téléphone' })
    await user.type(input, '0612')
    await user.tab()
    await screen.findByText('Le numéro de téléphone n’est pas valide')
    await user.type(input, '345678')
    await user.tab()
    expect(screen.queryByText('Le numéro de téléphone n’est pas valide')).toBeNull()
  })

  it('may require a mobile number', async () => {
    renderUi(<PhoneField label="Mobile" isMobile />)
    const user = userEvent.setup()
    await user.type(screen.getByRole('textbox', { name: 'Mobile' }), '0320000100')
    await user.tab()
    expect(await screen.findByText('Le numéro de téléphone n’est pas valide')).toBeTruthy()
  })
})

describe('a text area', () => {
  it('counts, warns before the limit, and never cuts off pasted text', async () => {
    renderUi(<TextArea label="Description" hint="Ce que vous voyez" limit={30} />)
    const area = screen.getByRole('textbox', { name: 'Description' })
    expect(describedBy(area)).toEqual(['Ce que vous voyez'])
    expect(screen.getByRole('status').textContent).toBe('')
    await userEvent.type(area, 'Une fuite dans')
    expect(asRead(screen.getByRole('status').textContent)).toBe('Encore 16 caractères')
    await userEvent.paste(' le hall, depuis hier soir')
    expect(asRead(screen.getByRole('status').textContent)).toBe('10 caractères de trop')
    expect(area).toHaveProperty('value', 'Une fuite dans le hall, depuis hier soir')
  })

  it.each([
    ['fr-FR', '0 / 5 000', '5\u202f000'],
    ['en-CA', '0 / 5,000', '5,000'],
  ] as const)('writes its limit as numbers are written in %s', (locale, shown, limit) => {
    renderUi(<TextArea label="Description" limit={5000} />, { locale })
    expect(screen.getByText(shown).textContent).toContain(limit)
  })
})
