import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { deskMandateStates } from '#contract/payments/mandateDesk.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { isWithheld, Withheld } from '#src/parts/Withheld.tsx'
import { Box } from '#src/ui/Box.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfBank } from '../bank/CollectionsScreen.tsx'
import { MandateRow } from './MandateRow.tsx'
import { mandatesQuery } from './mandateDeskQueries.ts'

/** The signed mandates of the selected place: those in force, and the suspended ones that wait for a decision. */
export const MandateDeskScreen = (props: ScreenProps) => (
  <Page screen="mandateDesk" width={1000}>
    <OfPlace shell={props.shell} skeleton={<ListSkeleton titles={['60%', '45%']} details={['40%']} p={4} />}>
      {(placeId) => (
        <ReadOnly session={props.session}>
          <Mandates {...props} placeId={placeId} />
        </ReadOnly>
      )}
    </OfPlace>
  </Page>
)

function Mandates(props: OfBank) {
  const { api, person, placeId, portal } = props
  const { translate: t, locale } = useLanguage()
  const address = useAddress(portal)
  const state = deskMandateStates.find((known) => known === address.read('etat')) ?? 'suspended'
  const search = address.read('recherche')
  const find = (text: string) => address.write({ recherche: text || null })
  const list = useInfiniteQuery({
    ...mandatesQuery(api, person, placeId, { state, ...(search && { search }) }),
    placeholderData: keepPreviousData,
  })
  const contents = useRef<HTMLDivElement>(null)
  // A settled mandate leaves the list, together with its button.
  const keptFocus = useKeptFocus(contents)
  if (isWithheld(list.error)) return <Withheld />
  return (
    <Stack gap={4}>
      <Text variant="muted">{t('mandateDesk.lead')}</Text>
      <FilterBar
        which={{
          legend: t('mandateDesk.show'),
          name: 'etat',
          value: state,
          options: deskMandateStates.map((value) => ({ value, label: t(`mandateDesk.states.${value}`) })),
          onChange: (chosen) => address.write({ etat: chosen === 'suspended' ? null : chosen }),
        }}
        search={{ label: t('mandateDesk.search'), search, onSearch: find }}
        onReset={search === '' ? undefined : () => find('')}
      />
      <Box ref={contents} outlineOffset={6} {...keptFocus}>
        <Loaded query={list} skeleton={<ListSkeleton titles={['60%', '45%']} details={['40%']} p={4} />}>
          {({ rows, total }) =>
            total === 0 ? (
              <EmptyState icon="check" title={t(`mandateDesk.nothing.${search ? 'found' : state}`)}>
                <Text>{t(`mandateDesk.nothingText.${search ? 'found' : state}`)}</Text>
              </EmptyState>
            ) : (
              <Stack gap={4}>
                <Text variant="muted" role="status">
                  {t(`mandateDesk.counts.${pluralForm(locale, total)}`, { count: total })}
                </Text>
                <RuledList isFramed aria-label={t(`mandateDesk.states.${state}`)} aria-busy={list.isPlaceholderData}>
                  {rows.map((mandate) => (
                    <MandateRow key={mandate.id} {...props} mandate={mandate} />
                  ))}
                </RuledList>
                <MoreButton query={list} label={t('mandateDesk.more')} />
              </Stack>
            )
          }
        </Loaded>
      </Box>
    </Stack>
  )
}
