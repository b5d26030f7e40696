import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { can } from '#contract/permissions.ts'
import type { FiscalYear } from '#contract/places.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { useLanguage, useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Awaited } from '#src/parts/Awaited.tsx'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import { Loaded } from '#src/parts/Loaded.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { isWithheld, Withheld } from '#src/parts/Withheld.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { RowsSkeleton, SumsSkeleton, YearPageSkeleton } from '../BookSkeletons.tsx'
import { Definition } from '../Definition.tsx'
import { EntryDialog } from '../movements/EntryDialog.tsx'
import type { CodeFilters } from '../movements/movement.queries.ts'
import { movementQueries } from '../movements/movement.queries.ts'
import { OfBuilding } from '../OfBuilding.tsx'
import { YearOfBuilding } from '../YearOfBuilding.tsx'
import { ExpenseAccounts } from './ExpenseAccounts.tsx'
import { ExpenseProviders } from './ExpenseProviders.tsx'
import { isExpense } from './isExpense.ts'

const skeleton = (
  <Stack gap={4}>
    <SumsSkeleton count={1} />
    <RowsSkeleton rows={10} isFramed isTall />
  </Stack>
)
function PageSkeleton() {
  const t = useTranslate()
  return (
    <YearPageSkeleton lead={t('expenses.lead')} hasOther>
      {skeleton}
    </YearPageSkeleton>
  )
}
type Shown = ScreenProps & { placeId: string; selection: PlaceSelectionRef }

/** The spending of the selected place in the chosen fiscal year, from the account down to the invoice. */
export const ExpensesScreen = (props: ScreenProps) => (
  <OfBuilding {...props} screen="expenseItems" skeleton={<PageSkeleton />}>
    {(placeId, selection) => <Expenses {...props} placeId={placeId} selection={selection} />}
  </OfBuilding>
)

function Expenses(props: Shown) {
  const { api, person, placeId, portal } = props
  const { translate: t } = useLanguage()
  const address = useAddress(portal)
  const known = useQuery(movementQueries(api, person, placeId).keys())
  const { data: keys = [] } = known
  const keyId = keys.find(({ id }) => id === address.read('cle'))?.id ?? ''
  // The field for the key is above the expenses.
  if (isFirstLoad(known)) {
    return (
      <Awaited>
        <PageSkeleton />
      </Awaited>
    )
  }
  return (
    <YearOfBuilding
      {...props}
      lead={t('expenses.lead')}
      choice={
        keys.length > 0 && (
          <Select
            isAlwaysRight
            label={t('movements.filters.key')}
            beside={<Definition of="key" word={t('movements.filters.key')} />}
            hint={t('expenses.keyHint')}
            value={keyId}
            options={[
              { value: '', label: t('expenses.everyKey') },
              ...keys.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ currentTarget: { value } }) => address.write({ cle: value || null })}
          />
        )
      }
      skeleton={skeleton}
    >
      {(year) => <OfOneYear {...props} year={year} keyId={keyId} />}
    </YearOfBuilding>
  )
}

function OfOneYear({ year, keyId, ...props }: Shown & { year: FiscalYear; keyId: string }) {
  const { api, person, placeId, portal } = props
  const { translate: t, format } = useLanguage()
  const address = useAddress(portal)
  // In Québec a closing empties the expenses into the funds; in France it resumes unfinished works in the next year.
  const isQuebec = useOffer().code === 'VQC'
  const filters: CodeFilters = {
    fiscalYearId: year.id,
    ...(keyId !== '' && { keyId }),
    ...(isQuebec && { exceptJournal: 'CL' }),
  }
  const codes = useQuery({ ...movementQueries(api, person, placeId).codes(filters), placeholderData: keepPreviousData })
  const entryId = address.read('ecriture')
  const roles = useQuery(placeQueries(api, person).detail(placeId)).data?.roles ?? []
  const seesProviders = can(roles, 'coownerAmounts.read')
  if (isWithheld(codes.error)) return <Withheld />
  return (
    <Loaded query={codes} skeleton={skeleton}>
      {(all) => {
        const expenses = all.filter(({ id }) => isExpense(id, all))
        if (expenses.length === 0) {
          return (
            <EmptyState icon="coins" title={t('expenses.nothing.title')}>
              <Text>{t(keyId === '' ? 'expenses.nothing.text' : 'expenses.nothing.ofKey')}</Text>
            </EmptyState>
          )
        }
        const spent = expenses.reduce((sum, { debit, credit }) => sum + debit - credit, 0)
        return (
          <Stack gap={4}>
            <Facts
              lines={[[t('expenses.total'), format.money(spent)]]}
              values={{ fontSize: 'display', fontWeight: 600, lineHeight: 1.1 }}
            />
            <ExpenseAccounts
              {...{ api, person, placeId, filters, expenses, spent }}
              onOpen={(id) => address.write({ ecriture: id }, { isStep: true })}
            />
            {/* An invoice may be shared by several keys, so suppliers cannot be filtered by key. */}
            {seesProviders && keyId === '' && (
              <ExpenseProviders {...{ api, person, placeId, spent }} fiscalYearId={year.id} />
            )}
            {entryId !== '' && (
              <EntryDialog {...props} entryId={entryId} onClose={() => address.leaveStep({ ecriture: null })} />
            )}
          </Stack>
        )
      }}
    </Loaded>
  )
}
