import type { ReactNode } from 'react'
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
        <IconBadge name={icon} size={64} iconSize={30} />
        <Heading takesFocus>{heading}</Heading>
        <Text>{text}</Text>
      </Stack>
      {children}
    </>
  )
}
