import type { ReactNode } from 'react'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconBadge } from '#src/ui/IconBadge.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = { icon: IconName; heading: string; text: string; children: ReactNode }

/** One result: what happened, what it means, and a link onward. */
export function CallbackResult({ icon, heading, text, children }: Props) {
  return (
    <>
      <Stack gap={4}>
        <Heading takesFocus>{heading}</Heading>
        <Flex alignItems="center" gap={4}>
          <IconBadge name={icon} size={48} iconSize={24} />
          <Text>{text}</Text>
        </Flex>
      </Stack>
      {children}
    </>
  )
}
