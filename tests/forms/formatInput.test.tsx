import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { formatInput } from '#src/forms/formatInput.ts'
import { amountFormatter } from '#src/forms/formatters/amount.ts'
import { dateFormatter } from '#src/forms/formatters/date.ts'
import type { Formatter } from '#src/forms/formatters/formatter.ts'
import { ibanFormatter } from '#src/forms/formatters/iban.ts'

const show = (formatter: Formatter, value = '') => {
  render(
    <input aria-label="champ" defaultValue={value} onInput={(event) => formatInput(event.currentTarget, formatter)} />,
  )
  const input = screen.getByRole('textbox', { name: 'champ' })
  if (!(input instanceof HTMLInputElement)) throw new Error('a text box is an input')
  const at = (caret: number) => ({ initialSelectionStart: caret, initialSelectionEnd: caret })
  return { input, user: userEvent.setup(), at }
}

it('formats an account number while it is typed', async () => {
  const { input, user } = show(ibanFormatter(['FR']))
  await user.type(input, '1420041010050500013m02606')
  expect(input.value).toBe('FR14 2004 1010 0505 0001 3M02 606')
})

it('keeps the caret in place when somebody types a digit in the middle and continues', async () => {
  const { input, user, at } = show(ibanFormatter(['FR']), 'FR14 2004')
  await user.type(input, '99', at(3))
  expect(input.value).toBe('FR19 9420 04')
  expect(input.selectionStart).toBe(6)
})

it('keeps the caret in place when somebody deletes a digit in the middle', async () => {
  const { input, user, at } = show(dateFormatter, '12/05/2026')
  await user.type(input, '{Backspace}5', at(2))
  expect(input.value).toBe('15/05/2026')
  expect(input.selectionStart).toBe(2)
})

it('lets somebody delete everything', async () => {
  const { input, user } = show(dateFormatter, '12/05/2026')
  await user.type(input, '{Backspace}'.repeat(10))
  expect(input.value).toBe('')
})

it('puts the caret behind pasted text', async () => {
  const { input, user } = show(amountFormatter, '1,50')
  input.focus()
  input.setSelectionRange(0, 1)
  await user.paste('1 234')
  expect(input.value).toBe('1234,50')
  expect(input.selectionStart).toBe(4)
})
