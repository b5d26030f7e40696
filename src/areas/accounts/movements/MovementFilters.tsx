import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { journals } from '#contract/accounts/chartOfAccounts.ts'
import { movementSorts } from '#contract/accounts/movements.ts'
import { fromTypedDate } from '#contract/dates.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { Definition } from '../Definition.tsx'
import { movementQueries } from './movement.queries.ts'
import type { Typed } from './useMovementFilters.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  placeId: string
  typed: Typed
  activeCount: number
  isNarrowed: boolean
  seesOwners: boolean
  choose: (changes: Partial<Typed>) => void
  clear: () => void
}

/** Filters the movements; typed text applies once its field loses the focus. */
export function MovementFilters(props: Props) {
  const { api, person, placeId, typed, activeCount, isNarrowed, seesOwners, choose, clear } = props
  const t = useTranslate()
  const { data: keys = [] } = useQuery(movementQueries(api, person, placeId).keys())
  const field = (name: 'account' | 'lot' | 'from' | 'to' | 'min' | 'max') => ({
    defaultValue: typed[name],
    onBlur: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => choose({ [name]: value.trim() }),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => key === 'Enter' && currentTarget.blur(),
  })
  const day = (name: 'from' | 'to') => ({
    ...field(name),
    onBlur: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      choose({ [name]: fromTypedDate(value) }),
  })
  const everyOr = (options: readonly { value: string; label: string }[]) => [
    { value: '', label: t('movements.filters.every') },
    ...options,
  ]
  return (
    <FilterBar
      search={{
        label: t('movements.filters.search'),
        search: typed.search,
        onSearch: (search) => choose({ search }),
      }}
      activeCount={activeCount}
      isOrdered
      onReset={isNarrowed ? clear : undefined}
    >
      <TextField
        key={`account ${typed.account}`}
        {...field('account')}
        label={t('movements.filters.account')}
        hint={t('movements.filters.accountHint')}
        inputMode="numeric"
      />
      <Select
        isAlwaysRight
        label={t('movements.filters.journal')}
        beside={<Definition of="journal" word={t('movements.filters.journal')} />}
        value={typed.journal}
        options={everyOr(journals.map((value) => ({ value, label: t(`movements.journals.${value}`) })))}
        onChange={({ currentTarget: { value } }) => choose({ journal: value })}
      />
      <Select
        isAlwaysRight
        label={t('movements.filters.side')}
        beside={<Definition of="sides" word={t('movements.filters.side')} />}
        value={typed.side}
        options={everyOr((['debit', 'credit'] as const).map((value) => ({ value, label: t(`movements.${value}`) })))}
        onChange={({ currentTarget: { value } }) => choose({ side: value })}
      />
      <Select
        isAlwaysRight
        label={t('movements.filters.sort')}
        value={typed.sort || '-entered_on'}
        options={movementSorts.map((value) => ({ value, label: t(`movements.sorts.${value}`) }))}
        onChange={({ currentTarget: { value } }) => choose({ sort: value === '-entered_on' ? '' : value })}
      />
      <DateField key={`from ${typed.from}`} {...day('from')} label={t('movements.filters.from')} />
      <DateField key={`to ${typed.to}`} {...day('to')} label={t('movements.filters.to')} />
      <TextField key={`min ${typed.min}`} {...field('min')} label={t('movements.filters.min')} inputMode="decimal" />
      <TextField key={`max ${typed.max}`} {...field('max')} label={t('movements.filters.max')} inputMode="decimal" />
      {keys.length > 0 && (
        <Select
          isAlwaysRight
          label={t('movements.filters.key')}
          beside={<Definition of="key" word={t('movements.filters.key')} />}
          value={typed.keyId}
          options={everyOr(keys.map(({ id, name }) => ({ value: id, label: name })))}
          onChange={({ currentTarget: { value } }) => choose({ keyId: value })}
        />
      )}
      {seesOwners && (
        <TextField key={`lot ${typed.lot}`} {...field('lot')} label={t('movements.filters.lot')} inputMode="numeric" />
      )}
    </FilterBar>
  )
}
