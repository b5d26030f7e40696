import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type BankLineQuery, type BankLineState, bankLineStates } from '#contract/accounts/bankLines.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
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
import { BookkeepingPage } from '../bookkeeping/BookkeepingPage.tsx'
import { EndingInTerm } from '../EndingInTerm.tsx'
import { BankLineRow } from './BankLineRow.tsx'
import { bankQueries } from './bank.queries.ts'
import { ChoicesDialog } from './ChoicesDialog.tsx'
import { useSettle } from './useSettle.ts'

const skeleton = <ListSkeleton titles={['60%', '45%', '70%']} details={['40%']} p={4} />
type Shown = ScreenProps & { placeId: string }

/** The lines of the bank statements of the selected place, to be matched to its books. */
export const BankScreen = (props: ScreenProps) => (
  <BookkeepingPage {...props} screen="bankLines" width={1000} skeleton={skeleton}>
    {(placeId) => <BankLines {...props} placeId={placeId} />}
  </BookkeepingPage>
)

function BankLines(props: Shown) {
  const { api, person, placeId, portal } = props
  const { translate: t, locale } = useLanguage()
  const chosen = useBankFilters(portal)
  const { state, search } = chosen
  const filters: BankLineQuery = { state, ...(search && { search }) }
  const list = useInfiniteQuery({
    ...bankQueries(api, person, placeId).list(filters),
    placeholderData: keepPreviousData,
  })
  const { busyId, settle } = useSettle(props)
  const contents = useRef<HTMLDivElement>(null)
  // A line that is settled leaves the list, together with its button.
  const keptFocus = useKeptFocus(contents)
  if (isWithheld(list.error)) return <Withheld />
  const options = bankLineStates.map((value) => ({ value, label: t(`bank.states.${value}`) }))
  return (
    <Stack gap={4}>
      <Text variant="muted">
        <EndingInTerm text={t('bank.lead')} of="matching" word={t('breadcrumb.pages.bankLines')} />
      </Text>
      <FilterBar
        which={{ legend: t('bank.show'), name: 'etat', value: state, options, onChange: chosen.show }}
        search={{ label: t('bank.search'), search, onSearch: chosen.find }}
        onReset={search === '' ? undefined : () => chosen.find('')}
      />
      <Box ref={contents} outlineOffset={6} {...keptFocus}>
        <Loaded query={list} skeleton={skeleton}>
          {({ rows, total }) =>
            total === 0 ? (
              <Nothing {...props} reason={search ? 'found' : state} />
            ) : (
              <Stack gap={4}>
                <Text variant="muted" role="status">
                  {t(`bank.counts.${pluralForm(locale, total)}`, { count: total })}
                </Text>
                <RuledList isFramed aria-label={t(`bank.states.${state}`)} aria-busy={list.isPlaceholderData}>
                  {rows.map((line) => (
                    <BankLineRow
                      key={line.id}
                      line={line}
                      isBusy={busyId === line.id}
                      settle={settle}
                      onChoose={() => chosen.open(line.id)}
                    />
                  ))}
                </RuledList>
                <MoreButton query={list} label={t('bank.more')} />
              </Stack>
            )
          }
        </Loaded>
      </Box>
      {list.data?.rows
        .filter(({ id }) => id === chosen.lineId)
        .map((line) => (
          <ChoicesDialog
            key={line.id}
            {...{ api, person, placeId, line }}
            isBusy={busyId === line.id}
            settle={(settlement) => settle(line.id, settlement, chosen.close)}
            onClose={chosen.close}
          />
        ))}
    </Stack>
  )
}

/** No line is shown: all are elsewhere, or there is no line at all. */
function Nothing({ api, person, placeId, reason }: Shown & { reason: BankLineState | 'found' }) {
  const { translate: t } = useLanguage()
  const all = useInfiniteQuery(bankQueries(api, person, placeId).list({}))
  return (
    <Loaded query={all} skeleton={skeleton}>
      {({ total }) => {
        const why = total === 0 ? 'imported' : reason
        return (
          <EmptyState icon={why === 'unmatched' ? 'check' : 'coins'} title={t(`bank.nothing.${why}.title`)}>
            <Text>{t(`bank.nothing.${why}.text`)}</Text>
          </EmptyState>
        )
      }}
    </Loaded>
  )
}

/** The address holds the filters, so that a reload, back and a link show the same rows. */
function useBankFilters(portal: ScreenProps['portal']) {
  const address = useAddress(portal)
  return {
    state: bankLineStates.find((known) => known === address.read('etat')) ?? 'unmatched',
    search: address.read('recherche'),
    lineId: address.read('ligne'),
    show: (state: BankLineState) => address.write({ etat: state === 'unmatched' ? null : state }),
    find: (search: string) => address.write({ recherche: search || null }),
    open: (lineId: string) => address.write({ ligne: lineId }, { isStep: true }),
    close: () => address.leaveStep({ ligne: null }),
  }
}
