import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Card } from './Card.tsx'
import { Heading } from './Heading.tsx'
import { Text } from './Text.tsx'

const head = css({ display: 'grid', gap: 6, marginBlockEnd: 20, maxWidth: '65ch' })

/* What follows a title stays with its last word, and never begins a line. */
const line = css({ '& > h2': { display: 'inline', marginInlineEnd: 4 }, '& > span': { whiteSpace: 'nowrap' } })

type Props = {
  title: string
  lead?: string
  /** Right after the title, and not part of it. */
  beside?: ReactNode
  children: ReactNode
}

/** A named part of a page: its heading, its purpose, and its content. */
export function Panel({ title, lead, beside, children }: Props) {
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId}>
      <div css={head}>
        <div css={line}>
          <Heading level={2} id={headingId}>
            {title}
          </Heading>
          {beside && (
            <span>
              {'\u2060'}
              {beside}
            </span>
          )}
        </div>
        {lead !== undefined && <Text variant="muted">{lead}</Text>}
      </div>
      {children}
    </Card>
  )
}
