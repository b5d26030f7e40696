import type { QueryClient } from '@tanstack/react-query'
import { fromCallback, fromPromise } from 'xstate'
import type { WantedFile } from '#machines/accounts/statement/statement.setup.ts'
import { selectLocation } from '#machines/portal/portal/portal.selectors.ts'
import { fetchFile } from '#src/api/fetchFile.ts'
import { callDayOf, lineParam } from '#src/parts/callDay.ts'
import { saveAsFile } from '#src/parts/saveAsFile.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { statementQueries } from './statement.queries.ts'

type Dependencies = Pick<ScreenProps, 'api' | 'person' | 'portal'> & {
  readonly queryClient: QueryClient
  readonly placeId: string
}

const types = { pdf: 'application/pdf', csv: 'text/csv' } as const

/** The actors of the statement: the address, the explanation of a line, and the statement as a file. */
export const statementActors = ({ api, queryClient, person, portal, placeId }: Dependencies) => ({
  watchAddress: fromCallback<{ type: 'line.named'; lineId: string | null }>(({ sendBack }) => {
    const tell = () => {
      const { search } = selectLocation(portal.getSnapshot())
      sendBack({ type: 'line.named', lineId: new URLSearchParams(search).get(lineParam) })
    }
    tell()
    const { unsubscribe } = portal.subscribe(tell)
    return unsubscribe
  }),
  loadExplanation: fromPromise<unknown, { lineId: string }>(({ input }) => {
    const queries = statementQueries(api, person, placeId)
    const dueOn = callDayOf(input.lineId)
    return dueOn === null ? queryClient.query(queries.line(input.lineId)) : queryClient.query(queries.calledOn(dueOn))
  }),
  prepareFile: fromPromise<unknown, WantedFile>(async ({ input, signal }) => {
    saveAsFile(input.name, await fetchFile(input.address, signal), types[input.format])
  }),
})
