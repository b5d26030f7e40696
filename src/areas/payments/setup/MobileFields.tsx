import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import type { FieldOf } from './fieldOf.ts'
import { KeptValue } from './KeptValue.tsx'

type Props = {
  field: FieldOf
  /** The number of the person's mandate, masked. */
  known: string | null
  isMobileKept: boolean
  onKeep: (isKept: boolean) => void
}

/** The mobile number for the code, which the person confirms. */
export function MobileFields({ field, known, isMobileKept, onKeep }: Props) {
  const t = useTranslate()
  const { error, id, name } = field('isMobileRight')
  return (
    <section aria-labelledby="setup-phone">
      <Stack gap={3}>
        <Heading level={3} id="setup-phone">
          {t('setup.create.phone')}
        </Heading>
        {isMobileKept && known !== null ? (
          <KeptValue
            label={t('setup.create.keptMobile')}
            value={known}
            changeLabel={t('setup.create.changeMobile')}
            onChange={() => onKeep(false)}
          />
        ) : (
          <div>
            <PhoneField
              {...field('mobile')}
              isMobile
              label={t('setup.create.mobile')}
              hint={t('setup.create.mobileHint')}
            />
            {known !== null && (
              <Button variant="quiet" onClick={() => onKeep(true)}>
                {t('setup.create.keepMobile', { mobile: known })}
              </Button>
            )}
          </div>
        )}
        <Checkbox
          id={id}
          name={name}
          label={t('setup.create.isMobileRight')}
          error={error && t('setup.create.mobileUnchecked')}
        />
      </Stack>
    </section>
  )
}
