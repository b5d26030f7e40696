import type { ComponentProps } from 'react'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Select } from '../Select.tsx'

/** Every half hour from 00:00 to 23:30 (specification §5). */
const halfHours = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
)

export function TimeField(props: Omit<ComponentProps<typeof Select>, 'options'>) {
  const { translate: t, format } = useLanguage()
  const options = halfHours.map((value) => ({ value, label: format.clock(value) }))
  return <Select placeholder={t('widgets.fields.chooseTime')} {...props} options={options} />
}
