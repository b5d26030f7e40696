import type { ComponentProps, FocusEventHandler } from 'react'

type Props = ComponentProps<'form'> & {
  formProps: ComponentProps<'form'> & { onBlur: FocusEventHandler<HTMLFormElement> }
  onLeave: () => void
}

/** A form whose draft is stored as soon as a field loses the focus. */
export const KeptForm = ({ formProps, onLeave, ...props }: Props) => (
  <form
    {...formProps}
    {...props}
    onBlur={(event) => {
      formProps.onBlur(event)
      onLeave()
    }}
  />
)
