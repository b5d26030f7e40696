import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { RoleName } from '#contract/roles.ts'
import { decisionQueries } from '#src/areas/decisions/decisionQueries.ts'
import { Awaited } from '#src/parts/Awaited.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import { LinkedTopics } from '#src/parts/LinkedTopics.tsx'
import { OtherPlace } from '#src/parts/OtherPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { DecisionGone } from './DecisionGone.tsx'

type Props = ScreenProps & {
  screen: 'decision' | 'vote' | 'proxyVote' | 'givePower' | 'meetingRequest' | 'presidentDesk' | 'room'
  decisionId: string
  width?: 832 | 1000 | 1200
  skeleton: ReactNode
  /** Whether the page is titled with the name of the decision. */
  isTitled?: boolean
  /** Replaces the title for this decision. */
  title?: string
  children: (decision: DecisionDetail, roles: readonly RoleName[]) => ReactNode
}

/** A page about one decision: loading, gone, or shown with the person's roles in its place. */
export function OneDecision({
  screen,
  decisionId,
  width,
  isTitled = false,
  title,
  skeleton,
  children,
  ...props
}: Props) {
  const { api, person } = props
  const decision = useQuery(decisionQueries(api, person).detail(decisionId))
  const { data: known } = decision
  const name = isTitled ? known?.title : title
  const place = useQuery({ ...placeQueries(api, person).detail(known?.placeId ?? ''), enabled: known !== undefined })
  return (
    <Page screen={screen} {...(width && { width })} {...(name !== undefined && { title: name })}>
      <Fetched query={decision} gone={<DecisionGone />} skeleton={skeleton}>
        {(shown) =>
          // The name of another place comes before everything else.
          isFirstLoad(place) ? (
            <Awaited>{skeleton}</Awaited>
          ) : (
            <Stack gap={5}>
              <OtherPlace {...props} of={shown.placeId} />
              {children(shown, place.data?.roles ?? [])}
              {screen === 'decision' && (
                <LinkedTopics {...props} placeId={shown.placeId} kind="decision" subjectId={shown.id} />
              )}
            </Stack>
          )
        }
      </Fetched>
    </Page>
  )
}
