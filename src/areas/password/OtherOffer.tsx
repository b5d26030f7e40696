import { useSelector } from '@xstate/react'
import { selectAllowedOffer } from '#machines/passwordForm/passwordForm.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { useSite } from '#src/ui/SitesContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { PasswordFormProps } from './PasswordFormScreen.tsx'

/** The account may only be used on the site of another offer: names it, and leads there with the same link. */
export function OtherOffer({ passwordFormRef }: PasswordFormProps) {
  const t = useTranslate()
  const site = useSite(useSelector(passwordFormRef, selectAllowedOffer))
  return (
    <>
      <Heading takesFocus>{t('password.wrongOffer.heading')}</Heading>
      {site && (
        <>
          <Stack gap={3}>
            <Text variant="muted">{t('password.wrongOffer.text', { offer: site.brandName })}</Text>
          </Stack>
          <LinkButton href={site.url} isWide>
            {t('password.wrongOffer.link', { offer: site.brandName })}
          </LinkButton>
        </>
      )}
    </>
  )
}
