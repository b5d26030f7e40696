import type { Position } from '#contract/accounts/statement.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Definition } from '../Definition.tsx'

/** The share of the person's lots in the building's works fund. */
export function WorksFund({ fund }: { fund: Position['worksFund'] }) {
  const { translate: t, format } = useLanguage()
  return (
    <Panel title={t('personal.fund.title')} beside={<Definition of="worksFund" word={t('personal.fund.title')} />}>
      {fund ? (
        <Stack gap={2}>
          <Text variant="strong">{t('personal.fund.share', { share: format.money(fund.share) })}</Text>
          <Text>
            {t('personal.fund.whole', {
              total: format.money(fund.total),
              tantiemes: format.integer(fund.tantiemes),
              whole: format.integer(fund.whole),
            })}
          </Text>
          <Text variant="muted">{t('personal.fund.stays')}</Text>
        </Stack>
      ) : (
        <Text variant="muted">{t('personal.fund.none')}</Text>
      )}
    </Panel>
  )
}
