import type { PlannedCall } from '#contract/accounts/plannedCalls.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

/** The keys of a call. One key bears the whole amount, which has its own column; several say what each bears. */
export function KeysOfCall({ keys }: Pick<PlannedCall, 'keys'>) {
  const { translate: t, format } = useLanguage()
  const names = keys.map((key) => ({ ...key, name: key.name ?? t('entry.everyLot') }))
  if (names.length === 1) return <Text variant="small">{names[0]?.name}</Text>
  return (
    // Room for a name, before the other columns take their share.
    <Stack gap={{ base: 2, tablet: 0 }} width={{ tablet: 'max-content' }} minWidth="9.5rem" maxWidth="15rem">
      {names.map(({ name, amount }) => (
        <Text key={name} variant="small">
          {/* A name and an amount are each on one line. */}
          <Box as="span" display="inline-block">
            {t('voted.planned.ofKey', { name })}
          </Box>{' '}
          <Box as="span" display="inline-block" whiteSpace="nowrap">
            {format.money(amount)}
          </Box>
        </Text>
      ))}
    </Stack>
  )
}
