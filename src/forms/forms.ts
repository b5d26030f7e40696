import { parseSubmission, report } from '@conform-to/react/future'
import { getZodConstraint } from '@conform-to/zod/v4'
import type { FocusEvent, FormEvent } from 'react'
import { useId, useState } from 'react'
import * as z from 'zod/mini'

export type Schema = z.core.$ZodType<object>
export type NameOf<S extends Schema> = keyof z.input<S> & string
export type OutputOf<S extends Schema> = z.output<S>
type Errors = Readonly<Record<string, readonly string[] | null>>

type Options<S extends Schema> = {
  id?: string
  /** The initial values; later ones are ignored. */
  defaultValue?: { readonly [Name in NameOf<S>]?: z.input<S>[Name] | string | null | undefined }
  shouldValidate?: 'onBlur' | 'onSubmit'
  onInput?: (event: FormEvent<HTMLFormElement>) => void
  onSubmit: (event: FormEvent<HTMLFormElement>, answer: { value: OutputOf<S> }) => void
  /** Instead of focusing the first field with an error, once the form was sent with one. */
  onError?: (refused: { formElement: HTMLFormElement; error: { fieldErrors: Errors } }) => void
}

/**
 * Decides in one place when fields are validated and which props forms and fields spread. An error shows once its
 * field was touched: leaving an empty field is not an error yet, but sending it is. Conform reads the form
 * and names the errors; its own `useForm` also has lists, intents and server state, which no form of ours needs.
 */
export function useForm<S extends Schema>(schema: S, options: Options<S>) {
  const { shouldValidate = 'onBlur', onInput, onSubmit, onError = focusFirst } = options
  const ownId = useId()
  const id = options.id ?? `form-${ownId}`
  const [first] = useState<Readonly<Record<string, unknown>>>(options.defaultValue ?? {})
  const [{ touched, errors }, setState] = useState<{ touched: ReadonlySet<string>; errors: Errors }>(untouched)
  const constraints = getZodConstraint(schema)

  /** The value or the errors of the whole form; only touched fields show theirs. */
  function validate(form: HTMLFormElement, also: (names: readonly string[]) => readonly string[]) {
    const submission = parseSubmission(new FormData(form))
    const result = z.safeParse(schema, submission.payload)
    const issues = result.success ? [] : result.error.issues
    const errors: Errors = report(submission, { error: { issues } }).error?.fieldErrors ?? {}
    const names = also([...submission.fields, ...fieldsOf(form).map(({ name }) => name), ...Object.keys(errors)])
    setState((before) => ({ touched: new Set([...before.touched, ...names]), errors }))
    return result.success ? { value: result.data, errors: null } : { errors }
  }

  function input(event: FormEvent<HTMLFormElement>) {
    const field = ownField(event)
    if (!field) return
    onInput?.(event)
    if (touched.has(field.name)) validate(event.currentTarget, () => [])
  }
  function blur(event: FocusEvent<HTMLFormElement>) {
    const field = ownField(event)
    if (!field || field.value === '' || touched.has(field.name) || shouldValidate !== 'onBlur') return
    validate(event.currentTarget, () => [field.name])
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    if (event.target !== event.currentTarget) return
    const result = validate(event.currentTarget, (names) => names)
    if (result.errors === null) return onSubmit(event, { value: result.value })
    event.preventDefault()
    onError({ formElement: event.currentTarget, error: { fieldErrors: result.errors } })
  }

  const fields = fieldsByName<NameOf<S>>((name) => {
    const defaultValue = asText(first[name])
    return {
      name,
      defaultValue,
      errors: touched.has(name) ? (errors[name] ?? undefined) : undefined,
      inputProps: { id: `${id}-field-${name}`, name, defaultValue, required: constraints[name]?.required ?? false },
    }
  })
  return {
    form: {
      id,
      /** Before scripts load, a form must not put its values into the address. */
      formProps: { id, method: 'post', noValidate: true, onSubmit: submit, onInput: input, onBlur: blur } as const,
    },
    fields,
  }
}

const untouched = { touched: new Set<string>(), errors: {} }

type Field = {
  readonly name: string
  readonly defaultValue: string
  readonly errors: readonly string[] | undefined
  readonly inputProps: {
    readonly id: string
    readonly name: string
    readonly defaultValue: string
    readonly required: boolean
  }
}

/** A field is made when it is read: no list of the names is needed. */
function fieldsByName<Name extends string>(make: (name: string) => Field): Readonly<Record<Name, Field>>
function fieldsByName(make: (name: string) => Field) {
  return new Proxy<Record<string, Field>>({}, { get: (_, name) => (typeof name === 'string' ? make(name) : undefined) })
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isField = (element: EventTarget): element is FieldElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isField).filter(({ name }) => name !== '')

/** A form in a dialog may be rendered inside another one, whose handlers get its events too. */
const ownField = ({ target, currentTarget }: FormEvent<HTMLFormElement>) =>
  isField(target) && target.name !== '' && target.form === currentTarget ? target : null

function focusFirst({ formElement, error }: { formElement: HTMLFormElement; error: { fieldErrors: Errors } }) {
  fieldsOf(formElement)
    .find(({ name }) => error.fieldErrors[name])
    ?.focus()
}

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
