import { useSelector } from '@xstate/react'
import { callbackTypes, screenPaths } from '#contract/addresses.ts'
import type { CallbackRef } from '#machines/authentication/callback/callback.machine.ts'
import {
  selectAllowedOffer,
  selectEmail,
  selectType,
  selectView,
} from '#machines/authentication/callback/callback.selectors.ts'
import type { Page } from '#offers/page.schema.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { CallbackResult } from '#src/parts/CallbackResult.tsx'
import { AuthenticationLayout } from '#src/ui/AuthenticationLayout.tsx'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ExpiredResult } from './ExpiredResult.tsx'

type Props = { callbackRef: CallbackRef; sites: Page['sites'] }

/** The result of a link from a mail, with one way to go on. */
export function CallbackScreen({ callbackRef, sites }: Props) {
  const t = useTranslate()
  return (
    <AuthenticationLayout title={t('callback.title')}>
      <CallbackView callbackRef={callbackRef} sites={sites} />
    </AuthenticationLayout>
  )
}

function CallbackView({ callbackRef, sites }: Props) {
  const t = useTranslate()
  const view = useSelector(callbackRef, selectView)
  const asked = useSelector(callbackRef, selectType)
  const type = callbackTypes.find((known) => known === asked)
  const allowedOffer = useSelector(callbackRef, selectAllowedOffer)
  const email = useSelector(callbackRef, selectEmail)
  const isHere = allowedOffer === useOffer().code
  const logIn = (
    <LinkButton href={screenPaths.login} state={email === null ? undefined : { email }} isWide>
      {t('callback.logIn')}
    </LinkButton>
  )

  switch (view === 'wrongOffer' && isHere ? 'unconfirmed' : view) {
    case 'busy':
      return (
        <Text role="status" variant="lead">
          {t('callback.working')}
        </Text>
      )
    case 'failed':
      return (
        <CallbackResult icon="offline" heading={t('callback.failed.heading')} text={t('callback.failed.text')}>
          <Button isWide onClick={() => callbackRef.send({ type: 'unlock.retry' })}>
            {t('common.retry')}
          </Button>
        </CallbackResult>
      )
    case 'success':
      if (!type) break
      return (
        <CallbackResult
          icon="check"
          heading={t(`callback.success.${type}.heading`)}
          text={t(`callback.success.${type}.text`)}
        >
          {logIn}
        </CallbackResult>
      )
    case 'unconfirmed':
      return (
        <CallbackResult icon="info" heading={t('callback.unconfirmed.heading')} text={t('callback.unconfirmed.text')}>
          {logIn}
        </CallbackResult>
      )
    case 'expired':
      return <ExpiredResult isReset={type === 'reinitialisation'} email={email} />
    case 'wrongOffer': {
      const site = sites.find(({ code }) => code === allowedOffer)
      const offer = site?.brandName ?? ''
      return (
        <CallbackResult
          icon="building"
          heading={t('callback.wrongOffer.heading')}
          text={site ? t('callback.wrongOffer.text', { offer }) : t('callback.wrongOffer.unknownText')}
        >
          {site ? (
            <LinkButton href={site.url} isWide>
              {t('callback.wrongOffer.link', { offer })}
            </LinkButton>
          ) : (
            logIn
          )}
        </CallbackResult>
      )
    }
  }
  return (
    <CallbackResult icon="info" heading={t('callback.unknown.heading')} text={t('callback.unknown.text')}>
      {logIn}
    </CallbackResult>
  )
}
