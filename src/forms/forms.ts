import { configureForms } from '@conform-to/react/future'
import { getConstraints } from '@conform-to/zod/v4/future'
import type { FocusEvent } from 'react'

/**
 * One place decides when fields are validated and which props a form and its fields spread. An error shows once its field was
 * touched: passing through an empty field is no mistake yet, sending it empty is.
 */
export const { useForm } = configureForms({
  getConstraints,
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
  return target instanceof HTMLInputElement && target.value === ''
}
