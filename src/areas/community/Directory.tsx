import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RoleFilter } from '#contract/roles.ts'
import { roleFilter } from '#contract/roles.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { ResultCount } from '#src/parts/ResultCount.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ContactCard } from './ContactCard.tsx'
import { ContactRow } from './ContactRow.tsx'
import { ContactsSkeleton } from './ContactsSkeleton.tsx'
import { communityQueries } from './community.queries.ts'

const groups = ['all', 'coowners', 'cs', 'residents', 'staff', 'caretakers', 'partner'] as const

type Props = Pick<ScreenProps, 'api' | 'person' | 'portal'> & {
  placeId: string
  /** The content below the list, once nothing above it can grow any more. */
  children: ReactNode
}

/** The people of the place by name, as their privacy settings allow. */
export function Directory({ api, person, placeId, portal, children }: Props) {
  const { translate: t, locale } = useLanguage()
  const address = useAddress(portal)
  const search = address.read('recherche')
  const group: RoleFilter | null = roleFilter.safeParse(address.read('groupe')).data ?? null
  const shownId = address.read('personne')
  const place = useQuery(placeQueries(api, person).detail(placeId))
  // Not everybody may request the list.
  const list = useInfiniteQuery({
    ...communityQueries(api, person, placeId).contacts({ search, byRole: group }),
    enabled: place.data !== undefined,
    placeholderData: keepPreviousData,
  })
  const showAll = () => address.write({ recherche: null, groupe: null })
  const { rows: contacts = [], total = 0 } = list.data ?? {}

  return (
    <>
      <Stack gap={4}>
        <FilterBar
          which={{
            legend: t('community.groups.label'),
            name: 'groupe',
            value: group ?? 'all',
            options: groups.map((value) => ({ value, label: t(`community.groups.${value}`) })),
            onChange: (chosen) => address.write({ groupe: chosen === 'all' ? null : chosen }),
          }}
          search={{ label: t('community.search'), search, onSearch: (text) => address.write({ recherche: text }) }}
          onReset={search === '' ? undefined : showAll}
        />
        <ResultCount total={total}>
          {list.data ? t(`community.count.${pluralForm(locale, total)}`, { count: total }) : ''}
        </ResultCount>
        {place.data ? (
          <Loaded query={list} skeleton={<ContactsSkeleton />}>
            {() =>
              contacts.length === 0 ? (
                <EmptyState
                  icon="users"
                  title={t(search === '' ? 'community.emptyTitle' : 'community.noneFound.title')}
                  action={
                    group !== null &&
                    search === '' && (
                      <Button variant="secondary" onClick={showAll}>
                        {t('widgets.filters.reset')}
                      </Button>
                    )
                  }
                >
                  <Text>{t(search === '' ? 'community.emptyText' : 'community.noneFound.text')}</Text>
                </EmptyState>
              ) : (
                <Card>
                  <RuledList my={-2} aria-busy={list.isPlaceholderData}>
                    {contacts.map((contact) => (
                      <ContactRow
                        key={contact.userId}
                        contact={contact}
                        onOpen={() => address.write({ personne: contact.userId }, { isStep: true })}
                      />
                    ))}
                  </RuledList>
                </Card>
              )
            }
          </Loaded>
        ) : (
          <Loaded query={place} skeleton={<ContactsSkeleton />}>
            {() => null}
          </Loaded>
        )}
        <MoreButton query={list} label={t('community.more')} />
        {!list.isPending && <Text variant="small">{t('community.privacy')}</Text>}
        {place.data && shownId !== '' && (
          <ContactCard
            {...{ api, person, placeId }}
            userId={shownId}
            known={contacts.find(({ userId }) => userId === shownId)}
            onClose={() => address.leaveStep({ personne: null })}
          />
        )}
      </Stack>
      {!list.isPending && children}
    </>
  )
}
