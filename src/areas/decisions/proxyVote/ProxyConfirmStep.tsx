import { useSelector } from '@xstate/react'
import {
  selectConfirmation,
  selectDraft,
  selectHasMoved,
  selectIsSending,
} from '#machines/decisions/proxyVote/proxyVote.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Text } from '#src/ui/Text.tsx'
import { votesText } from '../decisionWords.ts'
import { PasswordStep } from '../PasswordStep.tsx'
import type { OfProxyStep } from './ProxySteps.tsx'

/** Step 3: a summary of the proxy vote, and the password of its holder. */
export function ProxyConfirmStep({ proxyRef }: OfProxyStep) {
  const language = useLanguage()
  const { translate: t } = language
  const { principal, ballot, choice } = useSelector(proxyRef, selectDraft)
  const hasMoved = useSelector(proxyRef, selectHasMoved)
  const isSending = useSelector(proxyRef, selectIsSending)
  const confirmation = useSelector(proxyRef, selectConfirmation)
  const name = principal?.name ?? ''
  return (
    <PasswordStep
      title={t('votes.proxy.confirm.title')}
      hasMoved={hasMoved}
      lines={[
        [t('votes.proxy.confirm.for'), name],
        [t('votes.proxy.confirm.choice'), choice && t(`decisions.choices.${choice}`)],
        [t('votes.proxy.confirm.votes'), votesText(t, language, principal?.votes ?? 0)],
        [t('votes.proxy.confirm.file'), principal?.isOnline ? t('votes.proxy.confirm.online') : ballot?.displayName],
      ]}
      confirmationRef={confirmation}
      isSending={isSending}
      sendLabel={t('votes.proxy.confirm.send', {
        choice: choice === null ? '' : t(`decisions.choices.${choice}`),
        name,
      })}
      onBack={() => proxyRef.send({ type: 'step.select', step: 'ballot' })}
    >
      <Text variant="small">{t('votes.proxy.confirm.told', { name })}</Text>
    </PasswordStep>
  )
}
