import { useSelector } from '@xstate/react'
import * as z from 'zod/mini'
import { screenPaths } from '#contract/addresses.ts'
import { typedDate } from '#contract/dates.ts'
import { selectIsBusy, selectSetback } from '#machines/accounts/closing/closing.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Button } from '#src/ui/Button.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import type { OfFoundYear } from './ClosingOfYear.tsx'

const schema = z.object({ approvedOn: typedDate })

/** What awaits the meeting, and a field for the day of its approval. */
export function Approval({ closingRef, year, choices: { chart } }: OfFoundYear) {
  const { translate: t, format } = useLanguage()
  const isBusy = useSelector(closingRef, selectIsBusy)
  const isWrongDay = useSelector(closingRef, selectSetback) === 'wrongDay'
  const { form, fields } = useForm(schema, {
    onSubmit(event, { value }) {
      event.preventDefault()
      if (!isBusy) closingRef.send({ type: 'approval.send', ...value })
    },
  })
  const wrong = isWrongDay ? t('closing.closed.wrongDay', { date: format.date(momentOf(year.endsOn)) }) : undefined
  return (
    <Panel title={t('closing.closed.title')} lead={t(`closing.closed.lead.${chart}`)}>
      <Stack gap={4}>
        <div>
          <TextLink href={screenPaths.coownerBalances} isStandalone>
            {t('closing.closed.toBalances')}
          </TextLink>
        </div>
        <form {...form.formProps}>
          <Stack gap={2}>
            <Text mb={2}>{t(`closing.closed.effect.${chart}`)}</Text>
            <Grid columns={{ phone: 'minmax(0, 20rem)' }}>
              <DateField
                {...fields.approvedOn.inputProps}
                label={t('closing.closed.day')}
                error={fieldError(t, fields.approvedOn.errors) ?? wrong}
              />
            </Grid>
            <div>
              <Button type="submit" isBusy={isBusy}>
                {t('closing.closed.approve')}
              </Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </Panel>
  )
}
