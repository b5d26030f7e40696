import { useQueryClient } from '@tanstack/react-query'
import { type ReadyRefunds, refundFileRoutes } from '#contract/payments/refundFiles.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfBank } from '../bank/CollectionsScreen.tsx'
import { makeFile } from '../bank/collection.actors.ts'
import { MakeBankFile } from '../bank/MakeBankFile.tsx'

/** The refunds that wait for a file of transfers, and the button that makes it. */
export function ReadyRefundsPanel(props: OfBank & { ready: ReadyRefunds }) {
  const { api, person, placeId, ready } = props
  const { translate: t, format } = useLanguage()
  const client = useQueryClient()
  const { formats, executeOn } = ready
  const [first = 'pain.001.001.03', ...others] = formats
  const make = () =>
    makeFile({ api, client, person, placeId }, formats, (chosen, request) =>
      api(refundFileRoutes.make, { params: { placeId }, body: { refundFile: { format: chosen } }, ...request }),
    )
  const sums = t(`refundDesk.files.sums.${ready.count === 1 ? 'one' : 'other'}`, {
    count: format.integer(ready.count),
    amount: format.money(ready.amount),
  })
  return (
    <Panel title={t('refundDesk.ready')}>
      <Stack gap={4}>
        {ready.count === 0 ? (
          <Text variant="muted">{t('refundDesk.nothingReady')}</Text>
        ) : (
          <Text variant="strong">{sums}</Text>
        )}
        <MakeBankFile
          {...props}
          formats={[first, ...others]}
          make={make}
          isEmpty={ready.count === 0}
          refused={t('refundDesk.files.refused')}
        >
          <Text variant="strong">{sums}</Text>
          <Text>{t('refundDesk.executeOn', { date: format.date(momentOf(executeOn)) })}</Text>
        </MakeBankFile>
      </Stack>
    </Panel>
  )
}
