import type { NotificationType } from '#contract/notifications.ts'
import { notificationTypes } from '#contract/notifications.ts'
import type { NotificationFilters as Filters } from '#src/areas/notifications/notificationQueries.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { Select } from '#src/ui/Select.tsx'

type Props = {
  filters: Filters
  unread: number | undefined
  onChange: (filters: Filters) => void
}

/** Chooses which notifications are shown: all or unread, of every type or of one. */
export function NotificationFilters({ filters, unread, onChange }: Props) {
  const t = useTranslate()
  const toType = (value: string): NotificationType | null => notificationTypes.find((type) => type === value) ?? null
  return (
    <FilterBar
      which={{
        legend: t('notifications.filter.legend'),
        name: 'filter',
        value: filters.isUnread ? 'unread' : 'all',
        options: [
          { value: 'all', label: t('notifications.filter.all') },
          { value: 'unread', label: t('notifications.filter.unread'), ...(unread && { count: unread }) },
        ],
        onChange: (value) => onChange({ ...filters, isUnread: value === 'unread' }),
      }}
      activeCount={filters.type === null ? 0 : 1}
      onReset={filters.type === null ? undefined : () => onChange({ isUnread: false, type: null })}
    >
      <Select
        isAlwaysRight
        label={t('notifications.filter.type')}
        value={filters.type ?? ''}
        options={[
          { value: '', label: t('notifications.filter.allTypes') },
          ...notificationTypes.map((type) => ({ value: type, label: t(`notifications.types.${type}.label`) })),
        ]}
        onChange={({ currentTarget }) => onChange({ ...filters, type: toType(currentTarget.value) })}
      />
    </FilterBar>
  )
}
