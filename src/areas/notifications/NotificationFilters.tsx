import { css } from '@emotion/react'
import type { NotificationType } from '#contract/notifications.ts'
import { notificationTypes } from '#contract/notifications.ts'
import type { NotificationFilters as Filters } from '#src/areas/notifications/notificationQueries.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { ChipGroup } from '#src/ui/ChipGroup.tsx'
import { Select } from '#src/ui/Select.tsx'

const line = css({
  display: 'grid',
  gap: 16,
  alignItems: 'end',
  /* The choice of a type cannot be wrong: no line is kept for an error. */
  '& > div > div:last-child': { minHeight: 0 },
  [media.phone]: { gridTemplateColumns: 'auto minmax(0, 280px)', justifyContent: 'space-between' },
})

type Props = {
  filters: Filters
  unread: number | undefined
  onChange: (filters: Filters) => void
}

/** Which notifications are shown: all or unread ones, of every type or of one. */
export function NotificationFilters({ filters, unread, onChange }: Props) {
  const t = useTranslate()
  const toType = (value: string): NotificationType | null => notificationTypes.find((type) => type === value) ?? null
  return (
    <div css={line}>
      <ChipGroup
        legend={t('notifications.filter.legend')}
        name="filter"
        value={filters.isUnread ? 'unread' : 'all'}
        options={[
          { value: 'all', label: t('notifications.filter.all') },
          { value: 'unread', label: t('notifications.filter.unread'), ...(unread && { count: unread }) },
        ]}
        onChange={(value) => onChange({ ...filters, isUnread: value === 'unread' })}
      />
      <Select
        label={t('notifications.filter.type')}
        value={filters.type ?? ''}
        options={[
          { value: '', label: t('notifications.filter.allTypes') },
          ...notificationTypes.map((type) => ({ value: type, label: t(`notifications.types.${type}.label`) })),
        ]}
        onChange={({ currentTarget }) => onChange({ ...filters, type: toType(currentTarget.value) })}
      />
    </div>
  )
}
