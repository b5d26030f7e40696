import { useSelector } from '@xstate/react'
import { applicationPaths, outcomePath, screenPaths } from '#contract/addresses.ts'
import { pathOf } from '#contract/paths.ts'
import type { OutcomeRef } from '#machines/payments/outcome/outcome.machine.ts'
import {
  selectIsSignedIn,
  selectNamed,
  selectOutcome,
  selectView,
} from '#machines/payments/outcome/outcome.selectors.ts'
import type { Page } from '#offers/page.schema.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { CallbackResult } from '#src/parts/CallbackResult.tsx'
import { AuthenticationLayout } from '#src/ui/AuthenticationLayout.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { Text } from '#src/ui/Text.tsx'
import { signaturePath, signedPath } from '../setup/setupWords.ts'

type Props = { outcomeRef: OutcomeRef; sites: Page['sites'] }

/** The outcome of a signature or a payment that the person comes back from, with one link onward. */
export function OutcomeScreen(props: Props) {
  const t = useTranslate()
  return (
    <AuthenticationLayout title={t('callback.title')}>
      <OutcomeView {...props} />
    </AuthenticationLayout>
  )
}

function OutcomeView({ outcomeRef, sites }: Props) {
  const t = useTranslate()
  const view = useSelector(outcomeRef, selectView)
  const { type } = useSelector(outcomeRef, selectNamed)
  const retry = (variant: 'primary' | 'secondary') => (
    <Button isWide variant={variant} onClick={() => outcomeRef.send({ type: 'outcome.retry' })}>
      {t('common.retry')}
    </Button>
  )
  switch (view) {
    case 'busy':
      return (
        <Flex alignItems="center" gap={4}>
          <Spinner size={24} />
          <Text role="status" variant="lead">
            {t(`outcome.${type}.asking`)}
          </Text>
        </Flex>
      )
    case 'waiting':
      return (
        <CallbackResult icon="clock" heading={t('outcome.waiting.heading')} text={t('outcome.waiting.text')}>
          {retry('secondary')}
        </CallbackResult>
      )
    case 'failed':
      return (
        <CallbackResult icon="offline" heading={t('outcome.failed.heading')} text={t('outcome.failed.text')}>
          {retry('primary')}
        </CallbackResult>
      )
    case 'elsewhere':
      return <Elsewhere outcomeRef={outcomeRef} sites={sites} />
    case 'expired':
      return <Expired outcomeRef={outcomeRef} />
    default:
      return <Known outcomeRef={outcomeRef} />
  }
}

type Outcome = Pick<Props, 'outcomeRef'>

/** The outcomes that the server knows for certain. */
function Known({ outcomeRef }: Outcome) {
  const t = useTranslate()
  const { type, id } = useSelector(outcomeRef, selectNamed)
  const outcome = useSelector(outcomeRef, selectOutcome)
  if (!outcome || !('state' in outcome) || id === null) return null
  const { kind, state } = outcome
  const href = type === 'paiement' ? pathOf('payment', { paymentId: id }) : kind === 'done' ? signedPath : signaturePath
  return (
    <CallbackResult
      icon={kind === 'refused' || state === 'held' || state === 'refunded' ? 'info' : 'check'}
      heading={t(state === 'refused' ? `outcome.${type}.refused.heading` : `outcome.states.${state}.heading`)}
      text={t(state === 'refused' ? `outcome.${type}.refused.text` : `outcome.states.${state}.text`)}
    >
      <LinkButton href={href} isWide>
        {t(`outcome.${type}.${kind === 'done' ? 'goOn' : 'goBack'}`)}
      </LinkButton>
    </CallbackResult>
  )
}

/**
 * It may be too old to be known. A signed-in person goes to a page that shows their current state; anybody else signs in first.
 */
function Expired({ outcomeRef }: Outcome) {
  const t = useTranslate()
  const { type } = useSelector(outcomeRef, selectNamed)
  const isSignedIn = useSelector(outcomeRef, selectIsSignedIn)
  const place = applicationPaths[type === 'signature' ? 'mandate' : 'paying']
  return (
    <CallbackResult
      icon="clock"
      heading={t(`outcome.${type}.expired.heading`)}
      text={t(`outcome.${type}.expired.text`)}
    >
      <LinkButton href={isSignedIn ? place : screenPaths.login} isWide>
        {isSignedIn ? t(`outcome.${type}.again`) : t('callback.logIn')}
      </LinkButton>
    </CallbackResult>
  )
}

/** The same page, on the site where it was begun. */
function Elsewhere({ outcomeRef, sites }: Props) {
  const t = useTranslate()
  const { type, id } = useSelector(outcomeRef, selectNamed)
  const outcome = useSelector(outcomeRef, selectOutcome)
  const site = sites.find(({ code }) => outcome?.kind === 'elsewhere' && code === outcome.allowedOffer)
  const offer = site?.brandName ?? ''
  return (
    <CallbackResult icon="building" heading={t(`outcome.${type}.elsewhere`)} text={t('outcome.elsewhere')}>
      {site && id !== null ? (
        <LinkButton href={site.url.replace(/\/$/, '') + outcomePath(type, id)} isWide>
          {t('callback.wrongOffer.link', { offer })}
        </LinkButton>
      ) : (
        <LinkButton href={applicationPaths.home} isWide>
          {t('outcome.home')}
        </LinkButton>
      )}
    </CallbackResult>
  )
}
