import type { ComponentProps } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { EmailText } from '#src/ui/EmailText.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { ProfileField } from './profileForm.ts'

type Props = {
  email: string
  inputProps: (name: ProfileField) => Omit<ComponentProps<typeof TextField>, 'label'>
}

/** The fields, in the order in which people usually give them. */
export function ProfileFields({ email, inputProps }: Props) {
  const t = useTranslate()
  return (
    <>
      <Panel title={t('ownAccount.profileForm.identity')}>
        <Grid rowGap={3} columnGap={5} columns={{ tablet: '1fr 1fr' }}>
          <TextField
            {...inputProps('firstName')}
            label={t('ownAccount.profileForm.firstName')}
            autoComplete="given-name"
          />
          <TextField
            {...inputProps('lastName')}
            label={t('ownAccount.profileForm.lastName')}
            autoComplete="family-name"
          />
          <TextField
            {...inputProps('displayName')}
            label={t('ownAccount.profileForm.displayName')}
            hint={t('ownAccount.profileForm.displayNameHint')}
            autoComplete="name"
          />
          <DateField
            {...inputProps('birthDate')}
            label={t('ownAccount.profileForm.birthDate')}
            hint={t('ownAccount.profileForm.birthDateHint')}
            autoComplete="bday"
          />
        </Grid>
      </Panel>
      <Panel title={t('ownAccount.profileForm.contact')}>
        <Grid rowGap={3} columnGap={5} columns={{ tablet: '1fr 1fr' }}>
          <Box gridColumn="1 / -1" mb={3}>
            <Facts
              values={{ fontWeight: 600 }}
              lines={[[t('ownAccount.profileForm.email'), <EmailText key="email" email={email} />]]}
            />
            <Text variant="small">{t('ownAccount.profileForm.emailHint')}</Text>
          </Box>
          <PhoneField
            {...inputProps('phoneNumber')}
            label={t('ownAccount.profileForm.phone')}
            hint={t('ownAccount.profileForm.phoneHint')}
          />
          <TextField
            {...inputProps('address')}
            label={t('ownAccount.profileForm.address')}
            hint={t('ownAccount.profileForm.addressHint')}
            autoComplete="street-address"
          />
        </Grid>
      </Panel>
    </>
  )
}
