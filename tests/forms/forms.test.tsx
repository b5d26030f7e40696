import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { useForm } from '#src/forms/forms.ts'

const schema = z.object({
  email: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.regex(/@/, 'invalid')),
  city: z.string('required').check(z.minLength(1, 'required')),
  floor: z.optional(z.string()),
})

type Settings = Partial<Parameters<typeof useForm<typeof schema>>[1]>

function Field({ errors, ...props }: ComponentProps<'input'> & { errors: readonly string[] | undefined }) {
  return (
    <label>
      {props.name}
      <input {...props} />
      <output>{errors?.join(', ')}</output>
    </label>
  )
}

function show(settings: Settings = {}) {
  const send = vi.fn()
  function Form() {
    const { form, fields } = useForm(schema, {
      defaultValue: { city: 'Lyon' },
      onSubmit(event, { value }) {
        event.preventDefault()
        send(value)
      },
      ...settings,
    })
    return (
      <form {...form.formProps}>
        <Field {...fields.email.inputProps} errors={fields.email.errors} />
        <Field {...fields.city.inputProps} errors={fields.city.errors} />
        <Field {...fields.floor.inputProps} errors={fields.floor.errors} />
        <button type="submit">Envoyer</button>
      </form>
    )
  }
  render(<Form />)
  return { send, user: userEvent.setup() }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const errorOf = (name: string) => field(name).parentElement?.querySelector('output')?.textContent
const submit = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Envoyer' }))

it('shows initial values, and marks required fields', () => {
  show()
  expect([field('city').value, field('email').value]).toEqual(['Lyon', ''])
  expect([field('email').required, field('floor').required]).toEqual([true, false])
})

it('shows no error when an empty field loses the focus, but one when a wrong field does', async () => {
  const { user } = show()
  await user.click(field('email'))
  await user.tab()
  expect(errorOf('email')).toBe('')
  await user.type(field('email'), 'camille')
  expect(errorOf('email')).toBe('')
  await user.tab()
  expect(errorOf('email')).toBe('invalid')
})

it('clears an error while its field is corrected, and leaves other fields alone', async () => {
  const { user } = show()
  await user.clear(field('city'))
  await user.type(field('email'), 'camille')
  await user.tab()
  await user.type(field('email'), '@')
  expect(errorOf('email')).toBe('')
  expect(errorOf('city')).toBe('')
})

it('shows every error on submit, focuses the first field and sends nothing', async () => {
  const { user, send } = show({ defaultValue: {} })
  await submit(user)
  expect([errorOf('email'), errorOf('city'), errorOf('floor')]).toEqual(['required, invalid', 'required', ''])
  expect(document.activeElement).toBe(field('email'))
  expect(send).not.toHaveBeenCalled()
})

it('sends the parsed values', async () => {
  const { user, send } = show()
  await user.type(field('email'), ' camille@example.com ')
  await submit(user)
  expect(send.mock.calls).toEqual([[{ email: 'camille@example.com', city: 'Lyon', floor: '' }]])
})

it('can show errors only on submit, and leave the focus to its owner', async () => {
  const refuse = vi.fn()
  const { user } = show({
    shouldValidate: 'onSubmit',
    onError: ({ error }) => refuse(Object.keys(error.fieldErrors)),
  })
  await user.type(field('email'), 'camille')
  await user.tab()
  expect(errorOf('email')).toBe('')
  await submit(user)
  expect(refuse.mock.calls).toEqual([[['email']]])
  expect(errorOf('email')).toBe('invalid')
  expect(document.activeElement).not.toBe(field('email'))
})

it('ignores events of a form in a dialog over it', async () => {
  const outer = vi.fn()
  function Outer() {
    const { form } = useForm(schema, { onInput: outer, onSubmit: outer, onError: outer })
    return (
      <form {...form.formProps}>
        {createPortal(
          <form onSubmit={(event) => event.preventDefault()}>
            <input aria-label="Nom" name="name" />
            <button type="submit">Renommer</button>
          </form>,
          document.body,
        )}
      </form>
    )
  }
  render(<Outer />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'a')
  await user.click(screen.getByRole('button', { name: 'Renommer' }))
  expect(outer).not.toHaveBeenCalled()
})
