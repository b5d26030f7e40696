import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { pathOf } from '#contract/paths.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { isWithheld } from '#src/parts/Withheld.tsx'
import { CellButton } from '#src/ui/CellButton.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { BookkeepingPage } from '../bookkeeping/BookkeepingPage.tsx'
import { EndingInTerm } from '../EndingInTerm.tsx'
import { TermNote } from '../TermNote.tsx'
import { KeysOfCall } from './KeysOfCall.tsx'
import { PlannedCallDialog } from './PlannedCallDialog.tsx'
import { plannedCallQueries } from './planned.queries.ts'

const skeleton = <ListSkeleton titles={['55%', '45%', '60%', '50%']} details={['30%']} p={4} />

/** The planned calls of the selected place, for its accountants. */
export const PlannedCallsScreen = (props: ScreenProps) => (
  <BookkeepingPage {...props} screen="plannedCalls" width={1000} skeleton={skeleton}>
    {(placeId) => <PlannedCalls {...props} placeId={placeId} />}
  </BookkeepingPage>
)

function PlannedCalls({ api, person, portal, placeId }: ScreenProps & { placeId: string }) {
  const { translate: t, format } = useLanguage()
  const address = useAddress(portal)
  const query = useQuery(plannedCallQueries(api, person, placeId).list)
  const openId = address.read('appel')
  return (
    <Stack gap={4}>
      {!isWithheld(query.error) && (
        <Text variant="muted">
          <EndingInTerm text={t('voted.planned.lead')} of="call" word={t('voted.planned.call')} />
        </Text>
      )}
      <Fetched query={query} skeleton={skeleton}>
        {(calls) => {
          const open = calls.find(({ id }) => id === openId)
          return (
            <Stack gap={4}>
              <DataTable
                caption={t('voted.planned.caption')}
                rows={calls}
                rowKey={({ id }) => id}
                empty={
                  <EmptyState
                    icon="calendar"
                    title={t('voted.planned.none')}
                    action={<LinkButton href={screenPaths.newBudget}>{t('breadcrumb.pages.newBudget')}</LinkButton>}
                  >
                    <Text>{t('voted.planned.noneText')}</Text>
                  </EmptyState>
                }
                columns={[
                  {
                    key: 'label',
                    header: t('voted.planned.call'),
                    isRowHeader: true,
                    cell: ({ id, label }) => (
                      <CellButton aria-haspopup="dialog" onClick={() => address.write({ appel: id }, { isStep: true })}>
                        {label}
                      </CellButton>
                    ),
                  },
                  {
                    key: 'dueOn',
                    header: t('voted.dueOn'),
                    isUnbroken: true,
                    cell: ({ dueOn }) => format.shortDate(momentOf(dueOn)),
                  },
                  {
                    key: 'keys',
                    header: t('entry.keyId'),
                    cell: ({ keys }) => <KeysOfCall keys={keys} />,
                  },
                  {
                    key: 'state',
                    header: t('voted.planned.state'),
                    cell: ({ isAnnounced, decisionId }) => (
                      <div>
                        {t(isAnnounced ? 'voted.planned.announced' : 'voted.planned.notAnnounced')}
                        {decisionId !== null && (
                          <Text variant="small">
                            <TextLink href={pathOf('decision', { decisionId })}>
                              {t('building.budget.decision')}
                            </TextLink>
                          </Text>
                        )}
                      </div>
                    ),
                  },
                  {
                    key: 'amount',
                    header: t('voted.amount.works'),
                    isNumeric: true,
                    cell: ({ amount }) => format.money(amount),
                  },
                ]}
              />
              {calls.length > 0 && <TermNote of="key" word={t('entry.keyId')} />}
              {open && (
                <PlannedCallDialog
                  {...{ api, person, placeId, call: open }}
                  onClose={() => address.leaveStep({ appel: null })}
                />
              )}
            </Stack>
          )
        }}
      </Fetched>
    </Stack>
  )
}
