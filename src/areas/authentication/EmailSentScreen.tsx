import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AuthenticationLayout } from '#src/ui/AuthenticationLayout.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { MailOnItsWay } from './MailOnItsWay.tsx'

/** /email-envoye. The navigation passes the e-mail address on, so a direct visit shows none. */
export function EmailSentScreen({ email }: { email: string | null }) {
  const t = useTranslate()
  return (
    <AuthenticationLayout title={t('authentication.emailSent.title')}>
      <MailOnItsWay
        heading={t('authentication.emailSent.heading')}
        lead={t(email === null ? 'authentication.emailSent.toSomebody' : 'authentication.emailSent.toAddress')}
        email={email}
        next={t('authentication.emailSent.condition')}
        spam={t('authentication.emailSent.spam')}
      />
      <LinkButton href={screenPaths.login} isWide>
        {t('common.backToLogin')}
      </LinkButton>
    </AuthenticationLayout>
  )
}
