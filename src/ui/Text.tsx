import { css } from '@emotion/react'
import type { ElementType, HTMLAttributes } from 'react'

const variants = {
  body: css({ fontSize: '1rem' }),
  lead: css({ fontSize: '1.125rem', lineHeight: 1.55 }),
  muted: css({ color: 'var(--color-text-muted)' }),
  small: css({ fontSize: '0.875rem', color: 'var(--color-text-muted)' }),
  strong: css({ fontWeight: 600 }),
}

type Props = HTMLAttributes<HTMLElement> & { as?: ElementType; variant?: keyof typeof variants }

export function Text({ as: Tag = 'p', variant = 'body', ...props }: Props) {
  return <Tag css={variants[variant]} {...props} />
}
