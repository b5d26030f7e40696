import { maintenanceMachine } from '#machines/maintenance/maintenance/maintenance.machine.ts'
import type { FetchedFlow } from '#machines/portal/portal/portal.flow.ts'
import { MaintenanceScreen } from '#src/areas/maintenance/MaintenanceScreen.tsx'
import { maintenanceActors } from '#src/areas/maintenance/maintenance.actors.ts'
import type { FlowDependencies } from '../flowModules.ts'

export const Screen = MaintenanceScreen

export const fetchedFlow = (dependencies: FlowDependencies): FetchedFlow => ({
  name: 'maintenance',
  logic: maintenanceMachine.provide({ actors: maintenanceActors(dependencies) }),
})
