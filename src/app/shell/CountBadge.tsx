import type { FixedPage } from '#contract/addresses.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useFrame } from './frame.ts'

/** The number of unread notifications. */
export function UnreadBadge() {
  const { locale, translate: t } = useLanguage()
  const { unread } = useFrame()
  return (
    <CountBadge count={unread} text={t(`shell.navigation.unread.${pluralForm(locale, unread)}`, { count: unread })} />
  )
}

/** The number of things that wait for the person on these pages. */
export function WaitingBadge({ on }: { on: readonly FixedPage[] }) {
  const { translate: t } = useLanguage()
  const { waiting } = useFrame()
  const count = on.reduce((sum, page) => sum + (waiting[page] ?? 0), 0)
  return <CountBadge count={count} text={t('shell.navigation.waiting', { count })} />
}

/** A number with its meaning; nothing for zero. */
function CountBadge({ count, text }: { count: number; text: string }) {
  if (count === 0) return null
  return (
    <Grid
      as="span"
      display="inline-grid"
      placeItems="center"
      minWidth={20}
      height={20}
      px={1}
      radius="pill"
      bg="action"
      color="onAction"
      fontSize="note"
      fontWeight={600}
      lineHeight={1}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Grid>
  )
}
