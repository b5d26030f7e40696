import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconBadge } from '#src/ui/IconBadge.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = { heading: string; lead: string; email: string | null; next: string; spam: string }

/** Says where a mail was sent, what to do next, and where else to look. */
export function MailOnItsWay({ heading, lead, email, next, spam }: Props) {
  return (
    <Stack gap={4}>
      <Heading takesFocus>{heading}</Heading>
      <Flex alignItems="center" gap={4}>
        <IconBadge name="mail" size={48} iconSize={24} />
        <Box minWidth={0}>
          <Text>{lead}</Text>
          {email !== null && (
            <Box as="p" fontWeight={600} overflowWrap="anywhere">
              {email}
            </Box>
          )}
        </Box>
      </Flex>
      <Text>{next}</Text>
      <Text variant="muted">{spam}</Text>
    </Stack>
  )
}
