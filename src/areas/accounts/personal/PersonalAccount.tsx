import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { Position } from '#contract/accounts/statement.ts'
import { statementMachine } from '#machines/accounts/statement/statement.machine.ts'
import { selectExplainedLine } from '#machines/accounts/statement/statement.selectors.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { Fetched } from '#src/parts/Fetched.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Grid } from '#src/ui/Grid.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { PaperHead } from '../PaperHead.tsx'
import { CallsToCome } from './CallsToCome.tsx'
import { Explanation } from './Explanation.tsx'
import { Identities } from './Identities.tsx'
import { Kinds } from './Kinds.tsx'
import { Lots } from './Lots.tsx'
import { PositionSkeleton } from './PositionSkeleton.tsx'
import { Standing } from './Standing.tsx'
import { Statement } from './Statement.tsx'
import { statementActors } from './statement.actors.ts'
import { statementQueries } from './statement.queries.ts'
import { WorksFund } from './WorksFund.tsx'

export type OfAccount = ScreenProps & { readonly placeId: string; readonly selection: PlaceSelectionRef }

const isOwed = ({ balance, kinds, lots }: Position) =>
  [{ balance }, ...kinds, ...lots].some((part) => part.balance !== 0)

export function PersonalAccount(props: OfAccount) {
  const { api, inspect, person, placeId, portal } = props
  const queryClient = useQueryClient()
  const position = useQuery(statementQueries(api, person, placeId).position)
  const flow = useFlow(
    () => statementMachine.provide({ actors: statementActors({ api, queryClient, person, portal, placeId }) }),
    { inspect },
  )
  const lineId = useSelector(flow, selectExplainedLine)
  return (
    <Fetched query={position} skeleton={<PositionSkeleton />}>
      {(known) => (
        <Stack gap={5}>
          <PaperHead {...props} isPersonal />
          <Standing position={known} />
          {isOwed(known) && (
            <Grid gap={5} columns={{ base: 1, desktop: 2, print: 2 }}>
              <Kinds kinds={known.kinds} balance={known.balance} />
              <Lots lots={known.lots} balance={known.balance} />
            </Grid>
          )}
          <Identities identities={known.identities} balance={known.balance} />
          <CallsToCome asOf={known.asOf} calls={known.calls} portal={portal} />
          <WorksFund fund={known.worksFund} />
          <Statement {...props} flow={flow} />
          {lineId !== null && <Explanation key={lineId} {...props} flow={flow} lineId={lineId} />}
        </Stack>
      )}
    </Fetched>
  )
}
