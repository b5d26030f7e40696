import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { navigate } from 'wouter/use-browser-location'
import { pathOf } from '#contract/paths.ts'
import { reportDraft } from '#contract/reports/reportDrafts.ts'
import { reportMachine } from '#machines/reports/report/report.machine.ts'
import { selectDraft, selectIsLoading, selectSent } from '#machines/reports/report/report.selectors.ts'
import { Awaited } from '#src/parts/Awaited.tsx'
import { draftCopies } from '#src/parts/draftCopies.ts'
import { createDraftKeeper } from '#src/parts/draftKeeper.ts'
import { newUuid } from '#src/parts/newUuid.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { NewReportSkeleton } from './NewReportSkeleton.tsx'
import { NewReportSteps } from './NewReportSteps.tsx'
import { newReportActors } from './newReport.actors.ts'
import { forgetEquipment, newReportAddress } from './newReport.address.ts'
import { SentReport } from './SentReport.tsx'

export type OfNewReport = ScreenProps & { readonly placeId: string }

/** The flow of one report in one place, shown at its current step. */
export function NewReport(props: OfNewReport) {
  const { api, person, placeId, portal, inspect } = props
  const client = useQueryClient()
  const address = useAddress(portal)
  const flow = useFlow(
    () => {
      const copies = draftCopies(reportDraft, { api, person, placeId })
      const keeper = createDraftKeeper(copies, portal)
      const equipmentId = address.read('equipment') || null
      let isLinkOver = false
      const followLink = () => {
        if (isLinkOver) forgetEquipment(portal, address.write)
      }
      const endLink = () => {
        isLinkOver = true
        followLink()
      }
      const steps = newReportAddress.provide(portal, address.write, followLink)
      return reportMachine.provide({
        actors: {
          ...steps.actors,
          ...newReportActors({ api, client, person, placeId, equipmentId, copies }),
          keeping: keeper.machine,
        },
        actions: {
          ...steps.actions,
          copyDraft: ({ context }) => {
            const { attachments, ...value } = context.draft
            keeper.copy({ value, attachments })
            // Another piece of equipment was chosen, so a reload must not return to the one in the link.
            if (equipmentId !== null && value.equipmentId !== equipmentId) endLink()
          },
          forgetDraft: () => {
            keeper.forget()
            endLink()
          },
          showReport: (_, { reportId }) => navigate(pathOf('report', { reportId })),
        },
      })
    },
    { inspect, input: { createKey: newUuid, step: newReportAddress.stepAt(portal) } },
  )
  const isLoading = useSelector(flow, selectIsLoading)
  const sent = useSelector(flow, selectSent)
  const { key } = useSelector(flow, selectDraft)

  if (isLoading)
    return (
      <Awaited>
        <NewReportSkeleton />
      </Awaited>
    )
  if (sent) return <SentReport sent={sent} onAnother={() => flow.send({ type: 'report.begin' })} />
  return <NewReportSteps {...props} key={key} reportRef={flow} />
}
