import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CategoryTable } from '../CategoryTable.tsx'
import type { ExpenseGroup } from './expenseGroups.ts'

type Props = { isOver: boolean }

/** Kinds of charges; each opens on its accounts. */
export const CategoryTree = ({ groups, isOver }: Props & { groups: readonly ExpenseGroup[] }) => (
  <Box as="ul" border="border" radius="card" bg="surfaceRaised">
    {groups.map((group, index) => (
      <Box as="li" key={group.code} px={4} py={1} borderTop={index > 0 ? 'border' : undefined}>
        <Group group={group} isOver={isOver} />
      </Box>
    ))}
  </Box>
)

function Group({ group: { code, accounts, voted, spent }, isOver }: Props & { group: ExpenseGroup }) {
  const { translate: t, format } = useLanguage()
  const name = t(`categories.groups.g${code}`)
  return (
    <Disclosure
      isWide
      icon="chevronDown"
      label={
        <>
          <span>{name}</span>
          <Text as="span" fontWeight={600}>
            {voted === 0
              ? format.money(spent)
              : t('categories.spentOf', { spent: format.money(spent), voted: format.money(voted) })}
          </Text>
        </>
      }
    >
      <Stack gap={4} pb={4}>
        {voted > 0 && (
          <ProgressBar label={t('categories.progress', { name })} value={Math.min(1, Math.max(0, spent / voted))} />
        )}
        <CategoryTable caption={name} rows={accounts} isOver={isOver} />
      </Stack>
    </Disclosure>
  )
}
