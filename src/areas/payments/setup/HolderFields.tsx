import { useState } from 'react'
import { countryCodes } from '#contract/countries.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { FieldOf } from './fieldOf.ts'

/** The holder of the account: their name and address, as banks require them. */
export function HolderFields({ field }: { field: FieldOf }) {
  const { translate: t, locale } = useLanguage()
  const [countries] = useState(() => countriesIn(locale))
  const { id, name, defaultValue, error } = field('country')
  return (
    <section aria-labelledby="setup-holder">
      <Box mb={3}>
        <Heading level={3} id="setup-holder">
          {t('setup.create.holder')}
        </Heading>
      </Box>
      <TextField {...field('ownerName')} label={t('setup.create.ownerName')} autoComplete="name" />
      <Grid columnGap={4} columns={{ phone: '1fr 3fr' }}>
        <TextField {...field('number')} label={t('setup.create.number')} autoComplete="off" />
        <TextField {...field('street')} label={t('setup.create.street')} autoComplete="address-line1" />
      </Grid>
      <Grid columnGap={4} columns={{ phone: '1fr 2fr' }}>
        <TextField {...field('zipCode')} label={t('setup.create.zipCode')} autoComplete="postal-code" />
        <TextField {...field('city')} label={t('setup.create.city')} autoComplete="address-level2" />
      </Grid>
      <Select
        {...{ id, name, defaultValue, error }}
        label={t('setup.create.country')}
        options={countries}
        autoComplete="country"
      />
    </section>
  )
}

/** Every country by its name in a language, in its alphabet. */
function countriesIn(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => compare(one.label, other.label))
}
