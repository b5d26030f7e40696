import { applicationPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import type { OfPayment } from './OnePayment.tsx'
import { Retry } from './Retry.tsx'

/** Why the bank refused or returned a payment, and what its owner can do. */
export function Reason(props: OfPayment) {
  const { reason, state, repeatedBy } = props.payment
  const t = useTranslate()
  if (!reason) return null
  return (
    <Panel title={t(state === 'refunded' ? 'followed.reason.refundedTitle' : 'followed.reason.title')}>
      <Stack gap={3}>
        <Text variant="strong">
          {t(reason.sentence === null ? 'followed.reason.unknown' : `reasons.${reason.sentence}`)}
        </Text>
        {reason.code !== null && <Text variant="small">{t('followed.reason.code', { code: reason.code })}</Text>}
        {reason.sentence !== null && repeatedBy === null && <Text>{t(`followed.retries.${reason.retry}`)}</Text>}
        {(reason.retry === 'newAccount' || reason.retry === 'newMandate') && repeatedBy === null && (
          <div>
            <TextLink href={applicationPaths.mandate} isStandalone>
              {t('followed.toMandate')}
            </TextLink>
          </div>
        )}
        <Retry {...props} />
      </Stack>
    </Panel>
  )
}
