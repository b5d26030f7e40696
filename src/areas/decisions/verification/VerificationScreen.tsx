import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { decisionQueries } from '#src/areas/decisions/decisionQueries.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { Box } from '#src/ui/Box.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { Select } from '#src/ui/Select.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { DecisionGone } from '../DecisionGone.tsx'
import { LogVerdict } from './LogVerdict.tsx'

/** Recomputes the ballot log of a decision in the browser, and shows the position of a receipt in it. */
export const VerificationScreen = (props: ScreenProps) => (
  <Page screen="verification">
    <OfPlace shell={props.shell} skeleton={<FormSkeleton fields={1} />}>
      {(placeId) => <Verification {...props} placeId={placeId} />}
    </OfPlace>
  </Page>
)

const idOf = (text: string) => z.uuid().safeParse(text).data ?? null

function Verification(props: ScreenProps & { placeId: string }) {
  const { api, person, placeId, portal } = props
  const { translate: t } = useLanguage()
  const address = useAddress(portal)
  const queries = decisionQueries(api, person)
  const decisionId = idOf(address.read('decision'))
  const list = useInfiniteQuery(queries.list(placeId, { sort: '-created_at' }))
  const chosen = useQuery({ ...queries.detail(decisionId ?? ''), enabled: decisionId !== null })
  const known = list.data?.rows ?? []
  // A link may name a decision of another place, or one that the list has not loaded.
  const named =
    chosen.data && !known.some(({ id }) => id === chosen.data.id)
      ? [{ id: chosen.data.id, title: chosen.data.title }]
      : []
  const hasNothingToShow = decisionId === null && known.length === 0
  return (
    <Stack gap={5}>
      <Text variant="muted">{t('verification.lead')}</Text>
      {hasNothingToShow ? (
        <Fetched query={list} skeleton={<FormSkeleton fields={1} />}>
          {() => (
            <EmptyState icon="shield" title={t('verification.none')}>
              <Text>{t('verification.noneText')}</Text>
            </EmptyState>
          )}
        </Fetched>
      ) : (
        <Box maxWidth={540}>
          <Select
            label={t('verification.decision')}
            placeholder={t('verification.choose')}
            value={decisionId ?? ''}
            options={[...named, ...known].map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ currentTarget: { value } }) => address.write({ decision: value, recu: null })}
          />
        </Box>
      )}
      {decisionId === null ? (
        !hasNothingToShow && (
          <EmptyState icon="shield" title={t('verification.chooseFirst')}>
            <Text>{t('verification.chooseFirstText')}</Text>
          </EmptyState>
        )
      ) : (
        <Fetched key={decisionId} query={chosen} gone={<DecisionGone />} skeleton={<SkeletonText lines={4} />}>
          {(decision) => <LogVerdict {...props} decision={decision} voteId={idOf(address.read('recu'))} />}
        </Fetched>
      )}
    </Stack>
  )
}
