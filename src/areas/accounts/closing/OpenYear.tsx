import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { yearAfter, yearFrom } from '#contract/accounts/fiscalYearDays.ts'
import type { FiscalYear } from '#contract/places.ts'
import { createFormDialog } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectIsOpen } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { civilDay } from '#src/parts/civilMoment.ts'
import { yearsOf } from '#src/parts/fiscalYears.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfClosing } from './ClosingScreen.tsx'
import { OpenYearForm } from './OpenYearForm.tsx'
import { openYearActor } from './openYear.actors.ts'
import type { YearToOpen } from './openYear.forms.ts'

type Props = OfClosing & { latest: FiscalYear | undefined }

/** Opens the year after the latest one, or the first one; says from when the next one can be opened. */
export function OpenYear({ api, person, placeId, say, inspect, latest }: Props) {
  const { translate: t, format } = useLanguage()
  const { timeZone } = useOffer()
  const client = useQueryClient()
  const dialog = useFlow(
    () =>
      createFormDialog<YearToOpen>().provide({
        actors: { save: openYearActor({ api, client, person, placeId }) },
        actions: { announceSaved: () => say(successSnack(t, t('closing.open.done'))) },
      }),
    { inspect },
  )
  const isOpen = useSelector(dialog, selectIsOpen)
  const today = civilDay(0, timeZone)
  if (latest && latest.startsOn > today) {
    return (
      <Text variant="small">
        {t('closing.open.tooEarly', { years: yearsOf(latest), date: format.date(momentOf(latest.startsOn)) })}
      </Text>
    )
  }
  const proposed = latest ? yearAfter(latest) : yearFrom(`${today.slice(0, 4)}-01-01`)
  return (
    <div>
      <Button
        variant={latest ? 'secondary' : 'primary'}
        onClick={() => dialog.send({ type: 'form.open', subject: placeId })}
      >
        {t(latest ? 'closing.open.button' : 'closing.open.title')}
      </Button>
      {isOpen && <OpenYearForm dialogRef={dialog} person={person} proposed={proposed} isFirst={!latest} />}
    </div>
  )
}
