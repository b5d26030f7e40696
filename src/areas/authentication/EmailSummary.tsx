import type { ReactNode } from 'react'
import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  label: string
  email: string
  /** A button to change it. */
  children?: ReactNode
}

/** The e-mail address that the form is about. */
export function EmailSummary({ label, email, children }: Props) {
  return (
    <Flex
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      rowGap={1}
      columnGap={4}
      py={2}
      ps={4}
      pe={1}
      bg="surfaceSunken"
      radius="control"
    >
      <Box minWidth={0}>
        <Text variant="small">{label}</Text>
        <Box as="p" minWidth={0} fontWeight={600} overflowWrap="anywhere">
          {email}
        </Box>
      </Box>
      {children}
    </Flex>
  )
}
