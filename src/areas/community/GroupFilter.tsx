import type { RoleFilter } from '#contract/roles.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { PressedChips } from '#src/ui/PressedChips.tsx'

const groups = ['all', 'coowners', 'cs', 'residents', 'staff', 'caretakers', 'partner'] as const

type Props = { group: RoleFilter | null; onChoose: (group: RoleFilter | null) => void }

/** Narrows the list to one group of people. */
export function GroupFilter({ group, onChoose }: Props) {
  const t = useTranslate()
  return (
    <PressedChips
      label={t('community.groups.label')}
      value={group ?? 'all'}
      options={groups.map((name) => ({ value: name, label: t(`community.groups.${name}`) }))}
      onChoose={(name) => onChoose(name === 'all' ? null : name)}
    />
  )
}
