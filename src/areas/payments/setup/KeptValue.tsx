import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = { label: string; value: string; changeLabel: string; onChange: () => void }

/** The stored value, masked, with a button to change it. */
export function KeptValue({ label, value, changeLabel, onChange }: Props) {
  return (
    <Flex alignItems="center" justifyContent="space-between" flexWrap="wrap" gap={3}>
      <div>
        <Text variant="small">{label}</Text>
        <Text variant="strong">{value}</Text>
      </div>
      <Button variant="secondary" onClick={onChange}>
        {changeLabel}
      </Button>
    </Flex>
  )
}
