import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Box } from '../Box.tsx'
import { Container } from '../Container.tsx'
import { Flex } from '../Flex.tsx'
import { Heading } from '../Heading.tsx'
import { IconBadge } from '../IconBadge.tsx'
import type { IconName } from '../iconPaths.ts'
import { PageTitle } from '../PageTitle.tsx'
import { Stack } from '../Stack.tsx'
import { Text } from '../Text.tsx'

const style = css({ paddingBlock: 'clamp(48px, 12vh, 128px) 96px' })

type Props = { icon: IconName; title: string; text: string; hint?: string; children?: ReactNode }

/** A page without content, inside the frame: says why, and where to go next. */
export function FramedNotice({ icon, title, text, hint, children }: Props) {
  return (
    <Container width={540} isAtStart>
      <PageTitle title={title} />
      <Stack css={style} alignItems="flex-start">
        <Box mb={2}>
          <IconBadge name={icon} size={64} iconSize={28} />
        </Box>
        <Heading tabIndex={-1}>{title}</Heading>
        <Text variant="lead">{text}</Text>
        {hint !== undefined && <Text variant="muted">{hint}</Text>}
        {children && (
          <Flex flexWrap="wrap" gap={3} mt={4}>
            {children}
          </Flex>
        )}
      </Stack>
    </Container>
  )
}
