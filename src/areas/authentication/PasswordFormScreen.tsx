import { useSelector } from '@xstate/react'
import type { PasswordFormRef } from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import {
  selectIsElsewhere,
  selectIsExpired,
  selectKind,
} from '#machines/authentication/passwordForm/passwordForm.selectors.ts'
import type { Page } from '#offers/page.schema.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AuthenticationLayout } from '#src/ui/AuthenticationLayout.tsx'
import { ExpiredLink } from './ExpiredLink.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { OtherOffer } from './OtherOffer.tsx'

type Props = {
  passwordFormRef: PasswordFormRef
  /** Every offer's name and site, for an account that belongs to another one. */
  sites: Page['sites']
}

/** Activation and reset: one field, and a notice when the link cannot be used. */
export function PasswordFormScreen({ passwordFormRef, sites }: Props) {
  const t = useTranslate()
  const kind = useSelector(passwordFormRef, selectKind)
  const isExpired = useSelector(passwordFormRef, selectIsExpired)
  const isElsewhere = useSelector(passwordFormRef, selectIsElsewhere)
  return (
    <AuthenticationLayout title={t(`password.${kind}.title`)}>
      {isExpired && <ExpiredLink passwordFormRef={passwordFormRef} />}
      {isElsewhere && <OtherOffer passwordFormRef={passwordFormRef} sites={sites} />}
      {!isExpired && !isElsewhere && <NewPasswordForm passwordFormRef={passwordFormRef} />}
    </AuthenticationLayout>
  )
}
