import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  label: string
  email: string
  change: string
  onChange: () => void
}

/** The e-mail address given before, with a button to change it. */
export function EmailSummary({ label, email, change, onChange }: Props) {
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
      <Button variant="quiet" onClick={onChange}>
        {change}
      </Button>
    </Flex>
  )
}
