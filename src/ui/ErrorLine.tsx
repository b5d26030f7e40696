import type { HTMLAttributes } from 'react'
import { errorText } from './fieldStyles.ts'
import { Icon } from './Icon.tsx'

/** What is wrong with a field, in words and not by colour alone. */
export const ErrorLine = ({ children, ...props }: HTMLAttributes<HTMLParagraphElement>) => (
  <p css={errorText} {...props}>
    <Icon name="alert" size={16} />
    <span>{children}</span>
  </p>
)
