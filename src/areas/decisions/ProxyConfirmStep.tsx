import { useSelector } from '@xstate/react'
import { selectBinding, selectDraft, selectHasMoved, selectIsSending } from '#machines/proxyVote/proxyVote.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { StepTitle } from '../StepTitle.tsx'
import { votesText } from './decisionWords.ts'
import { summary } from './flowStyles.ts'
import { PasswordForm } from './PasswordForm.tsx'
import type { OfProxyStep } from './ProxySteps.tsx'

/** Step 3: for whom and what, once more, and the password of who votes for them. */
export function ProxyConfirmStep({ proxyRef }: OfProxyStep) {
  const language = useLanguage()
  const { translate: t } = language
  const { principal, ballot, choice } = useSelector(proxyRef, selectDraft)
  const hasMoved = useSelector(proxyRef, selectHasMoved)
  const isSending = useSelector(proxyRef, selectIsSending)
  const binding = useSelector(proxyRef, selectBinding)
  const name = principal?.name ?? ''
  const lines = [
    [t('votes.proxy.confirm.for'), name],
    [t('votes.proxy.confirm.choice'), choice && t(`decisions.choices.${choice}`)],
    [t('votes.proxy.confirm.votes'), votesText(t, language, principal?.votes ?? 0)],
    [t('votes.proxy.confirm.file'), ballot?.displayName],
  ] as const
  return (
    <Stack gap={4}>
      <StepTitle hasMoved={hasMoved}>{t('votes.proxy.confirm.title')}</StepTitle>
      <Card>
        <dl css={summary}>
          {lines.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Text variant="small">{t('votes.proxy.confirm.told', { name })}</Text>
      {binding && (
        <PasswordForm
          bindingRef={binding}
          sendLabel={t('votes.proxy.confirm.send')}
          back={
            <Button
              variant="quiet"
              disabled={isSending}
              onClick={() => proxyRef.send({ type: 'step.select', step: 'ballot' })}
            >
              {t('common.back')}
            </Button>
          }
        />
      )}
    </Stack>
  )
}
