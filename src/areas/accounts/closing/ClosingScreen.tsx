import { useState } from 'react'
import type { FiscalYear } from '#contract/places.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { yearsOf } from '#src/parts/fiscalYears.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { BookkeepingPage } from '../bookkeeping/BookkeepingPage.tsx'
import { type Choices, OfBooks } from '../bookkeeping/OfBooks.tsx'
import { ClosingOfYear } from './ClosingOfYear.tsx'
import { ClosingSkeleton } from './ClosingSkeleton.tsx'
import { OpenYear } from './OpenYear.tsx'

const skeleton = <ClosingSkeleton />

/** Opens and closes fiscal years of the selected place, and records the approval of their accounts. */
export const ClosingScreen = (props: ScreenProps) => (
  <BookkeepingPage {...props} screen="yearClosing" width={1000} skeleton={skeleton}>
    {(placeId, selection) => (
      <OfBooks {...props} placeId={placeId} skeleton={skeleton}>
        {(choices) => <Years {...props} {...{ placeId, selection, choices }} />}
      </OfBooks>
    )}
  </BookkeepingPage>
)

export type OfClosing = ScreenProps & {
  readonly placeId: string
  readonly selection: PlaceSelectionRef
  readonly choices: Choices
}

function Years(props: OfClosing) {
  const t = useTranslate()
  const address = useAddress(props.portal)
  const years = props.choices.years.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))
  // Kept, so that approving this year does not switch the page to the next one.
  const [first] = useState(() => nextOf(years)?.id)
  const yearOf = (wanted: string | undefined) => years.find(({ id }) => id === wanted)
  const year = yearOf(address.read('exercice')) ?? yearOf(first) ?? nextOf(years)
  if (!year) {
    return (
      <EmptyState
        icon="calendar"
        title={t('fiscalYear.none.title')}
        action={<OpenYear {...props} latest={undefined} />}
      >
        <Text>{t('closing.open.none')}</Text>
      </EmptyState>
    )
  }
  return (
    <Stack gap={5}>
      <Text variant="muted">{t('closing.lead')}</Text>
      <Grid columns={{ tablet: 'minmax(0, 26rem)' }}>
        <Select
          isAlwaysRight
          label={t('fiscalYear.label')}
          options={years.toReversed().map((one) => ({
            value: one.id,
            label: t(
              one.isCurrent && stageOf(one) === 'open' ? 'fiscalYear.current' : `closing.years.${stageOf(one)}`,
              {
                years: yearsOf(one),
              },
            ),
          }))}
          value={year.id}
          onChange={({ currentTarget: { value } }) => address.write({ exercice: value })}
        />
      </Grid>
      <OpenYear {...props} latest={years.at(-1)} />
      <ClosingOfYear key={year.id} {...props} year={year} years={years} />
    </Stack>
  )
}

/** The first year that awaits its closing or its approval, else the latest. */
const nextOf = (years: readonly FiscalYear[]) => years.find(({ approvedOn }) => approvedOn === null) ?? years.at(-1)

const stageOf = ({ closedAt, approvedOn }: FiscalYear) => (approvedOn ? 'approved' : closedAt ? 'closed' : 'open')
