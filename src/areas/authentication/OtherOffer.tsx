import { useSelector } from '@xstate/react'
import type { PasswordFormRef } from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import { selectAllowedOffer } from '#machines/authentication/passwordForm/passwordForm.selectors.ts'
import type { Page } from '#offers/page.schema.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { CallbackResult } from '#src/parts/CallbackResult.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'

type Props = { passwordFormRef: PasswordFormRef; sites: Page['sites'] }

/** Names and links the only site where the account can be used. */
export function OtherOffer({ passwordFormRef, sites }: Props) {
  const t = useTranslate()
  const allowedOffer = useSelector(passwordFormRef, selectAllowedOffer)
  const site = sites.find(({ code }) => code === allowedOffer)
  const offer = site?.brandName ?? allowedOffer ?? ''
  return (
    <CallbackResult
      icon="building"
      heading={t('callback.wrongOffer.heading')}
      text={t('callback.wrongOffer.text', { offer })}
    >
      {site && (
        <LinkButton href={site.url} isWide>
          {t('callback.wrongOffer.link', { offer })}
        </LinkButton>
      )}
    </CallbackResult>
  )
}
