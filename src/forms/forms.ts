import { configureForms } from '@conform-to/react/future'
import { getConstraints } from '@conform-to/zod/v4/future'

/** One place decides when fields are validated and which props a field spreads: an error shows once its field was left. */
export const { useForm } = configureForms({
  getConstraints,
  shouldValidate: 'onBlur',
  shouldRevalidate: 'onInput',
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
