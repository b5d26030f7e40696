import type { ComponentProps } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = ComponentProps<'form'> & {
  /** Whether the report has changed meanwhile, so that the server no longer accepts the action. */
  isRefused: boolean
  lead: string
}

/** The form in a dialog that changes the status of a report. */
export function ActionFields({ isRefused, lead, children, ...props }: Props) {
  const t = useTranslate()
  return (
    <form {...props}>
      <Stack gap={3}>
        {isRefused && <Notice tone="danger">{t('reports.actions.notPossible')}</Notice>}
        <Text variant="muted">{lead}</Text>
        {children}
      </Stack>
    </form>
  )
}
