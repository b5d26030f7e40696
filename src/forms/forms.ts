import { configureForms } from '@conform-to/react/future'
import { getZodConstraint } from '@conform-to/zod/v4'
import type { FocusEvent } from 'react'
import { $ZodType } from 'zod/v4/core'

/**
 * Decides in one place when fields are validated and which props forms and fields spread. An error shows once its
 * field was touched: leaving an empty field is no mistake yet, but sending it empty is.
 */
export const { useForm } = configureForms({
  /** Not conform's own `getConstraints`, which brings its coercion along, and no form of ours uses that. */
  getConstraints: (schema) => (schema instanceof $ZodType ? getZodConstraint(schema) : undefined),
  shouldValidate: 'onBlur',
  shouldRevalidate: 'onInput',
  extendFormMetadata({ props }) {
    return {
      get formProps() {
        return {
          ...props,
          /** Before scripts load, a form must not put its values into the address. */
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
