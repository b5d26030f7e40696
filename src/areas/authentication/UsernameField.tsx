import type { ComponentProps } from 'react'
import { TextField } from '#src/ui/TextField.tsx'

/** The e-mail address that an account signs in with, under the name that password managers look for. */
export const UsernameField = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
)
