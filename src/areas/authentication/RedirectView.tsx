import { useSelector } from '@xstate/react'
import type { AuthenticationRef } from '#machines/authentication/authentication/authentication.machine.ts'
import { selectAllowedOffer, selectEmail } from '#machines/authentication/authentication/authentication.selectors.ts'
import type { Page } from '#offers/page.schema.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { CallbackResult } from '#src/parts/CallbackResult.tsx'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { siteLink } from './siteLink.ts'

type Props = { authenticationRef: AuthenticationRef; sites: Page['sites'] }

/** Names the site that this account belongs to, and links to it with the e-mail address filled in. */
export function RedirectView({ authenticationRef, sites }: Props) {
  const t = useTranslate()
  const allowedOffer = useSelector(authenticationRef, selectAllowedOffer)
  const email = useSelector(authenticationRef, selectEmail)
  const site = sites.find(({ code }) => code === allowedOffer)
  const offer = site?.brandName ?? allowedOffer ?? ''
  return (
    <CallbackResult
      icon="building"
      heading={t('authentication.redirect.heading')}
      text={t('authentication.redirect.description', { offer })}
    >
      <Stack gap={2}>
        {site && (
          <LinkButton href={siteLink(site.url, email)} isWide>
            {t('authentication.redirect.link', { offer })}
          </LinkButton>
        )}
        <Button variant="quiet" isWide onClick={() => authenticationRef.send({ type: 'email.change' })}>
          {t('authentication.redirect.otherEmail')}
        </Button>
      </Stack>
    </CallbackResult>
  )
}
