import { css } from '@emotion/react'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const badge = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  paddingInline: 6,
  borderRadius: 999,
  background: 'var(--color-action)',
  color: 'var(--color-on-action)',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1,
})

/** The number of unread notifications; nothing when there are none. */
export function UnreadBadge({ count }: { count: number }) {
  const { locale, translate: t } = useLanguage()
  if (count === 0) return null
  return (
    <span css={badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t(`shell.navigation.unread.${pluralForm(locale, count)}`, { count })}</VisuallyHidden>
    </span>
  )
}
