import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

const badge = css({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '50%',
  background: 'var(--color-accent-soft)',
  color: 'var(--color-on-accent-soft)',
})

type Props = { icon: IconName; heading: string; text: string; children: ReactNode }

/** One result: what happened, what it means, and the way on. */
export function CallbackResult({ icon, heading, text, children }: Props) {
  return (
    <>
      <Stack gap={4}>
        <span css={badge}>
          <Icon name={icon} size={30} />
        </span>
        <Heading takesFocus>{heading}</Heading>
        <Text>{text}</Text>
      </Stack>
      {children}
    </>
  )
}
