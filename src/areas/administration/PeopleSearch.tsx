import { useInfiniteQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { pluralForm } from '#locales/pluralForm.ts'
import type { ImpersonationRef } from '#machines/administration/impersonation/impersonation.machine.ts'
import {
  selectIsFinding,
  selectSearch,
  selectTyped,
} from '#machines/administration/impersonation/impersonation.selectors.ts'
import type { Api } from '#src/api/api.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { Box } from '#src/ui/Box.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { administrationQueries } from './administration.queries.ts'
import { PersonRow } from './PersonRow.tsx'

type Props = { impersonationRef: ImpersonationRef; api: Api; person: string }

/** The people that match the typed text, page by page, after a pause in typing. */
export function PeopleSearch({ impersonationRef, api, person }: Props) {
  const { translate: t, locale } = useLanguage()
  const typed = useSelector(impersonationRef, selectTyped)
  const search = useSelector(impersonationRef, selectSearch)
  const isFinding = useSelector(impersonationRef, selectIsFinding)
  const found = useInfiniteQuery(administrationQueries(api, person).people(search))
  const nobody = search === '' ? 'nobodyYet' : 'nobody'
  const isSearching = isFinding || (found.isFetching && !found.isFetchingNextPage)

  return (
    <Stack gap={4}>
      <TextField
        type="search"
        label={t('administration.search')}
        hint={t('administration.searchHint')}
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => impersonationRef.send({ type: 'search.type', text: target.value })}
      />
      <Loaded
        query={found}
        skeleton={<ListSkeleton titles={['30%', '36%', '28%']} details={['42%', '50%']} px={4} py={3.5} />}
      >
        {({ total, rows: people }) => (
          <>
            <Box role="status" minHeight="1.5rem">
              <Text variant="small">
                {isSearching && t('administration.searching')}
                {!isSearching && total > 0 && t(`administration.found.${pluralForm(locale, total)}`, { count: total })}
              </Text>
            </Box>
            {people.length === 0 ? (
              <EmptyState icon="users" title={t(`administration.${nobody}`)}>
                <Text>{t(`administration.${nobody}Text`)}</Text>
              </EmptyState>
            ) : (
              <RuledList isFramed aria-label={t('administration.results')}>
                {people.map((one) => (
                  <PersonRow
                    key={one.userId}
                    person={one}
                    onChoose={() => impersonationRef.send({ type: 'person.choose', person: one })}
                  />
                ))}
              </RuledList>
            )}
            <MoreButton query={found} label={t('administration.more')} />
          </>
        )}
      </Loaded>
    </Stack>
  )
}
