import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { RoleName } from '#contract/roles.ts'
import { decisionQueries } from '#src/areas/decisions/decisionQueries.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Gone } from '#src/parts/Gone.tsx'
import { OtherPlace } from '#src/parts/OtherPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { DecisionPageSkeleton, DecisionSkeleton } from './DecisionSkeleton.tsx'

type Props = ScreenProps & {
  screen: 'decision' | 'vote' | 'proxyVote' | 'meetingRequest' | 'presidentDesk' | 'room'
  decisionId: string
  width?: 832 | 1000 | 1200
  /** The name of the decision stands for the name of the page. */
  isTitled?: boolean
  /** Where the page is called otherwise for this decision. */
  title?: string
  children: (decision: DecisionDetail, roles: readonly RoleName[]) => ReactNode
}

/** A page about one decision: on its way, not there, or shown, to what the person is in its place. */
export function OneDecision({ screen, decisionId, width, isTitled = false, title, children, ...props }: Props) {
  const { api, person } = props
  const t = useTranslate()
  const decision = useQuery(decisionQueries(api, person).detail(decisionId))
  const { data: known } = decision
  const name = isTitled ? known?.title : title
  const place = useQuery({ ...placeQueries(api, person).detail(known?.placeId ?? ''), enabled: known !== undefined })
  return (
    <Page screen={screen} {...(width && { width })} {...(name !== undefined && { title: name })}>
      <Fetched
        query={decision}
        gone={
          <Gone
            icon="folders"
            title={t('decisions.page.gone')}
            text={t('decisions.page.goneText')}
            href={screenPaths.decisions}
            label={t('decisions.page.toList')}
          />
        }
        skeleton={isTitled ? <DecisionPageSkeleton /> : <DecisionSkeleton />}
      >
        {(shown) => (
          <Stack gap={5}>
            <OtherPlace {...props} of={shown.placeId} />
            {children(shown, place.data?.roles ?? [])}
          </Stack>
        )}
      </Fetched>
    </Page>
  )
}
