import { configureForms } from '@conform-to/react/future'
import { getZodConstraint } from '@conform-to/zod/v4'
import type { FocusEvent } from 'react'
import { $ZodType } from 'zod/v4/core'

/**
 * One place decides when fields are validated and which props a form and its fields spread. An error shows once its field was
 * touched: passing through an empty field is no mistake yet, sending it empty is.
 */
export const { useForm } = configureForms({
  /** Not conform's own `getConstraints`: it brings its coercion along, which no form of ours uses. */
  getConstraints: (schema) => (schema instanceof $ZodType ? getZodConstraint(schema) : undefined),
  shouldValidate: 'onBlur',
  shouldRevalidate: 'onInput',
  extendFormMetadata({ props }) {
    return {
      get formProps() {
        return {
          ...props,
          /** Without a script yet, a form must not put what it holds into the address. */
          method: 'post',
          onBlur(event: FocusEvent<HTMLFormElement>) {
            if (!isEmpty(event.target)) props.onBlur(event)
          },
        }
      },
    }
  },
  extendFieldMetadata(field) {
    return {
      get inputProps() {
        return {
          id: field.id,
          name: field.name,
          defaultValue: field.defaultValue,
          required: field.required ?? false,
        }
      },
    }
  },
})

function isEmpty(target: EventTarget) {
  return (
    (target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement) &&
    target.value === ''
  )
}
