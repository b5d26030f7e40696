import type { AreaScreens } from '#src/parts/area.ts'

export const equipmentsScreens: AreaScreens<'equipments'> = {
  texts: 'reports',
  screens: {
    equipments: { load: async () => (await import('./EquipmentsScreen.tsx')).EquipmentsScreen },
    equipment: { load: async () => (await import('./EquipmentScreen.tsx')).EquipmentScreen },
  },
}
