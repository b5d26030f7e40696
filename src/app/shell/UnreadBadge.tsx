import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** The number of unread notifications; nothing when there are none. */
export function UnreadBadge({ count }: { count: number }) {
  const { locale, translate: t } = useLanguage()
  if (count === 0) return null
  return (
    <Grid
      as="span"
      display="inline-grid"
      placeItems="center"
      minWidth={20}
      height={20}
      px={1.5}
      radius="pill"
      bg="action"
      color="onAction"
      fontSize="note"
      fontWeight={600}
      lineHeight={1}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t(`shell.navigation.unread.${pluralForm(locale, count)}`, { count })}</VisuallyHidden>
    </Grid>
  )
}
