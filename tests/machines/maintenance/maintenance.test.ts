import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { maintenanceMachine } from '#machines/maintenance/maintenance/maintenance.machine.ts'
import { selectIsBusy } from '#machines/maintenance/maintenance/maintenance.selectors.ts'

const startMaintenance = (readTerms: () => Promise<unknown>) =>
  createActor(maintenanceMachine.provide({ actors: { readTerms: fromPromise(readTerms) } })).start()

describe('maintenance', () => {
  it('is over as soon as the terms load', async () => {
    const maintenance = startMaintenance(async () => ({}))
    await waitFor(maintenance, ({ status }) => status === 'done')
  })

  it('checks once, stays silent after a failure, and checks again only on request', async () => {
    const readTerms = vi.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValue({})
    const maintenance = startMaintenance(readTerms)
    await waitFor(maintenance, (snapshot) => !selectIsBusy(snapshot))
    expect(readTerms).toHaveBeenCalledOnce()

    maintenance.send({ type: 'terms.retry' })
    await waitFor(maintenance, ({ status }) => status === 'done')
    expect(readTerms).toHaveBeenCalledTimes(2)
  })
})
