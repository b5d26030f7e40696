import type { MaintenanceSnapshot } from './maintenance.machine.ts'

export const selectIsBusy = (snapshot: MaintenanceSnapshot) => snapshot.hasTag('busy')
