import type { DebitScheme } from '#contract/payments/mandates.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ChequePicture } from '#src/ui/ChequePicture.tsx'
import { BicField } from '#src/ui/fields/BicField.tsx'
import { CanadianAccountFields } from '#src/ui/fields/CanadianAccountFields.tsx'
import { IbanField } from '#src/ui/fields/IbanField.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { FieldOf } from './fieldOf.ts'
import { KeptValue } from './KeptValue.tsx'

type Props = {
  field: FieldOf
  scheme: DebitScheme
  /** The account of the pending mandate, masked; `null` = there is none. */
  known: string | null
  isAccountKept: boolean
  asksBic: boolean
  /** Whether somebody else uses the account. */
  isTaken: boolean
  /** Whether the fields show a draft, which never contains the account. */
  isAgain: boolean
  onKeep: (isKept: boolean) => void
  onIban: (typed: string) => void
}

/** The account to debit: the stored one, or another one. */
export function AccountFields(props: Props) {
  const t = useTranslate()
  const { known, isAccountKept, isAgain, onKeep } = props
  return (
    <section aria-labelledby="setup-account">
      <Stack gap={3}>
        <Heading level={3} id="setup-account">
          {t('setup.create.account')}
        </Heading>
        {isAccountKept && known !== null ? (
          <KeptValue
            label={t('setup.create.keptAccount')}
            value={known}
            changeLabel={t('setup.create.changeAccount')}
            onChange={() => onKeep(false)}
          />
        ) : (
          <>
            {isAgain && <Notice>{t('setup.create.accountAgain')}</Notice>}
            <TypedAccount {...props} />
            {known !== null && (
              <div>
                <Button variant="quiet" onClick={() => onKeep(true)}>
                  {t('setup.create.keepAccount', { account: known })}
                </Button>
              </div>
            )}
          </>
        )}
        <Text variant="small">{t('setup.create.accountHint')}</Text>
      </Stack>
    </section>
  )
}

function TypedAccount({ field, scheme, asksBic, isTaken, onIban }: Props) {
  const t = useTranslate()
  if (scheme === 'pad') {
    const account = field('account')
    return (
      <Stack gap={4}>
        <Text>{t('setup.cheque.where')}</Text>
        <ChequePicture
          title={t('setup.cheque.title')}
          description={t('setup.cheque.description')}
          payee={t('setup.cheque.payee')}
          names={{
            transit: t('widgets.fields.transit'),
            institution: t('widgets.fields.institution'),
            account: t('widgets.fields.account'),
          }}
        />
        <CanadianAccountFields
          institution={field('institution')}
          transit={field('transit')}
          account={{ ...account, error: isTaken ? t('setup.create.taken') : account.error }}
        />
      </Stack>
    )
  }
  const iban = field('iban')
  return (
    <div>
      <IbanField
        {...iban}
        label={t('setup.create.iban')}
        error={isTaken ? t('setup.create.taken') : iban.error}
        onInput={({ currentTarget: { value } }) => onIban(value.replace(/\s/g, ''))}
      />
      {asksBic && <BicField {...field('bic')} label={t('setup.create.bic')} />}
    </div>
  )
}
