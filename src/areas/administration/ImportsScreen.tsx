import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AdministratorsOnly } from '#src/parts/AdministratorsOnly.tsx'
import { Page } from '#src/parts/Page.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ImportFilesForm } from './ImportFilesForm.tsx'
import { ImportHistory } from './ImportHistory.tsx'
import { ImportsSkeleton } from './ImportsSkeleton.tsx'
import { ImportTemplates } from './ImportTemplates.tsx'
import { WaitingTickets } from './WaitingTickets.tsx'

/** Imports from the manager's system: a place for files, the files that are expected, and the history. */
export function ImportsScreen(props: ScreenProps) {
  const { api, person } = props
  const t = useTranslate()
  return (
    <Page screen="imports" width={832}>
      <AdministratorsOnly
        api={api}
        person={person}
        title={t('administration.forbiddenTitle')}
        purpose={t('imports.forbidden')}
        skeleton={<ImportsSkeleton />}
      >
        <WaitingTickets {...props} skeleton={<ImportsSkeleton />}>
          <Stack gap={6}>
            <Text variant="muted">{t('imports.lead')}</Text>
            <ImportFilesForm {...props} />
            <ImportTemplates {...props} />
            <ImportHistory {...props} />
          </Stack>
        </WaitingTickets>
      </AdministratorsOnly>
    </Page>
  )
}
