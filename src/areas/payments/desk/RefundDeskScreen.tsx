import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { applicationPaths } from '#contract/addresses.ts'
import { can } from '#contract/permissions.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { CardSkeleton, CardsSkeleton } from '#src/ui/CardSkeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import type { OfBank } from '../bank/CollectionsScreen.tsx'
import { deskQueries } from './deskQueries.ts'
import { ReadyRefundsPanel } from './ReadyRefundsPanel.tsx'
import { RefundFiles } from './RefundFiles.tsx'
import { RefundRequests } from './RefundRequests.tsx'

/** The refunds requested by owners of the selected place, and the transfers that pay them. */
export function RefundDeskScreen(props: ScreenProps) {
  const t = useTranslate()
  return (
    <Page screen="refundDesk">
      <OfPlace shell={props.shell} skeleton={<CardsSkeleton lines={[5, 3]} />}>
        {(placeId) => (
          <ReadOnly session={props.session}>
            <Stack gap={5}>
              <Text variant="muted">{t('refundDesk.lead')}</Text>
              <Desk {...props} placeId={placeId} />
            </Stack>
          </ReadOnly>
        )}
      </OfPlace>
    </Page>
  )
}

function Desk(props: OfBank) {
  const { api, person, placeId } = props
  const place = useQuery(placeQueries(api, person).detail(placeId))
  const list = useInfiniteQuery(deskQueries(api, person, placeId).requests)
  return (
    <Fetched query={place} skeleton={<CardsSkeleton lines={[5, 3]} />}>
      {({ roles }) => (
        <Fetched query={list} skeleton={<CardsSkeleton lines={[5, 3]} />}>
          {({ rows }) => {
            const isAccountant = can(roles, 'payment.collect')
            return (
              <>
                <RefundRequests {...props} rows={rows} query={list} isAccountant={isAccountant} />
                {isAccountant && <Transfers {...props} />}
              </>
            )
          }}
        </Fetched>
      )}
    </Fetched>
  )
}

/** The transfers that pay refunds, for accountants who hand files to the bank. */
function Transfers(props: OfBank) {
  const t = useTranslate()
  const ready = useQuery(deskQueries(props.api, props.person, props.placeId).ready)
  return (
    <>
      <Loaded query={ready} skeleton={<CardSkeleton />}>
        {(known) => <ReadyRefundsPanel {...props} ready={known} />}
      </Loaded>
      <RefundFiles {...props} />
      <Text>
        {t('refundDesk.answers')} <TextLink href={applicationPaths.collections}>{t('refundDesk.toAnswers')}</TextLink>
      </Text>
    </>
  )
}
