import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Container } from '#src/ui/Container.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { Text } from '#src/ui/Text.tsx'

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  paddingBlock: 'clamp(48px, 12vh, 128px) 96px',
})
const badge = css({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  marginBlockEnd: 8,
  borderRadius: '50%',
  background: 'var(--color-accent-soft)',
  color: 'var(--color-on-accent-soft)',
})
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 16 })

type Props = { icon: IconName; title: string; text: string; hint?: string; children?: ReactNode }

/** A page without content, inside the frame: says why, and where to go next. */
export function FramedNotice({ icon, title, text, hint, children }: Props) {
  return (
    <Container width={540}>
      <PageTitle title={title} />
      <div css={frame}>
        <span css={badge}>
          <Icon name={icon} size={28} />
        </span>
        <Heading tabIndex={-1}>{title}</Heading>
        <Text variant="lead">{text}</Text>
        {hint !== undefined && <Text variant="muted">{hint}</Text>}
        {children && <div css={actions}>{children}</div>}
      </div>
    </Container>
  )
}
