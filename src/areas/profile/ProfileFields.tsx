import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { ProfileField } from './profileForm.ts'

const grid = css({
  display: 'grid',
  gap: '12px 24px',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
})
const whole = css({ gridColumn: '1 / -1' })

type Props = {
  email: string
  inputProps: (name: ProfileField) => Omit<ComponentProps<typeof TextField>, 'label'>
}

/** The fields, in the order in which people give them. */
export function ProfileFields({ email, inputProps }: Props) {
  const t = useTranslate()
  return (
    <>
      <Panel title={t('account.profileForm.identity')}>
        <div css={grid}>
          <TextField
            {...inputProps('firstName')}
            label={t('account.profileForm.firstName')}
            autoComplete="given-name"
          />
          <TextField {...inputProps('lastName')} label={t('account.profileForm.lastName')} autoComplete="family-name" />
          <TextField
            {...inputProps('displayName')}
            label={t('account.profileForm.displayName')}
            hint={t('account.profileForm.displayNameHint')}
            autoComplete="name"
          />
          <DateField
            {...inputProps('birthDate')}
            label={t('account.profileForm.birthDate')}
            hint={t('account.profileForm.birthDateHint')}
            autoComplete="bday"
          />
        </div>
      </Panel>
      <Panel title={t('account.profileForm.contact')}>
        <div css={grid}>
          <div css={whole}>
            <TextField
              label={t('account.profileForm.email')}
              hint={t('account.profileForm.emailHint')}
              type="email"
              value={email}
              readOnly
            />
          </div>
          <PhoneField
            {...inputProps('phoneNumber')}
            label={t('account.profileForm.phone')}
            hint={t('account.profileForm.phoneHint')}
          />
          <TextField
            {...inputProps('address')}
            label={t('account.profileForm.address')}
            hint={t('account.profileForm.addressHint')}
            autoComplete="street-address"
          />
        </div>
      </Panel>
    </>
  )
}
