import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import type { Closing } from '#contract/accounts/bookkeeping.ts'
import type { FiscalYear } from '#contract/places.ts'
import { type ClosingRef, closingMachine } from '#machines/accounts/closing/closing.machine.ts'
import { selectPart } from '#machines/accounts/closing/closing.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Approval } from './Approval.tsx'
import { CloseYear } from './CloseYear.tsx'
import type { OfClosing } from './ClosingScreen.tsx'
import { ClosingSetback } from './ClosingSetback.tsx'
import { YearSkeleton } from './ClosingSkeleton.tsx'
import { closingActors, standingOf } from './closing.actors.ts'
import { closingQuery } from './closing.queries.ts'
import { MissingList } from './MissingList.tsx'
import { YearResult } from './YearResult.tsx'

export type OfYear = OfClosing & { readonly year: FiscalYear; readonly years: readonly FiscalYear[] }

/** One fiscal year: why it cannot be closed yet, its closing, or its approval. */
export function ClosingOfYear(props: OfYear) {
  const { api, person, placeId, year } = props
  const closing = useQuery(closingQuery(api, person, placeId, year.id))
  return (
    <Fetched query={closing} skeleton={<YearSkeleton />}>
      {(found) => <Flow {...props} found={found} />}
    </Fetched>
  )
}

export type OfFoundYear = OfYear & { readonly found: Closing; readonly closingRef: ClosingRef }

function Flow(props: OfYear & { found: Closing }) {
  const { api, person, placeId, year, inspect, found } = props
  const { translate: t, format } = useLanguage()
  const client = useQueryClient()
  const [standing] = useState(standingOf(found))
  const flow = useFlow(
    () => closingMachine.provide({ actors: closingActors({ api, client, person, placeId, fiscalYearId: year.id }) }),
    { inspect, input: { standing } },
  )
  const part = useSelector(flow, selectPart)
  const parts = { ...props, closingRef: flow }
  const frame = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(frame)
  return (
    <Stack gap={5} ref={frame} {...keptFocus}>
      {part === 'approved' && found.approvedOn !== null && (
        <Notice tone="success" title={t('closing.approved.title')}>
          {t('closing.approved.text', { date: format.date(momentOf(found.approvedOn)) })}
        </Notice>
      )}
      <ClosingSetback closingRef={flow} />
      {part === 'missing' && <MissingList {...parts} />}
      {part === 'closed' && <Approval {...parts} />}
      <YearResult {...props} />
      {part === 'ready' && <CloseYear {...parts} />}
    </Stack>
  )
}
