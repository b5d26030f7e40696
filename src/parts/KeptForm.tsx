import type { ComponentProps, FocusEventHandler } from 'react'
import { focusFirst } from '#src/ui/focusField.ts'

type Props = ComponentProps<'form'> & {
  formProps: ComponentProps<'form'> & { onBlur: FocusEventHandler<HTMLFormElement> }
  onLeave: () => void
  /** Whether the form was emptied, so that its first field takes the focus. */
  isAnew?: boolean
}

/** A form whose draft is stored as soon as a field loses the focus. */
export const KeptForm = ({ formProps, onLeave, isAnew = false, ...props }: Props) => (
  <form
    {...formProps}
    {...props}
    {...(isAnew && { ref: focusFirst })}
    onBlur={(event) => {
      formProps.onBlur(event)
      onLeave()
    }}
  />
)
