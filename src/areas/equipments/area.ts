import type { Area } from '#src/parts/area.ts'

export const equipments: Area<'equipments'> = {
  texts: 'reports',
  pages: {
    equipments: {
      load: async () => (await import('./EquipmentsScreen.tsx')).EquipmentsScreen,
      parent: 'place',
      icon: 'wrench',
      group: 'building',
      permission: 'equipment.read',
    },
    equipment: { load: async () => (await import('./EquipmentScreen.tsx')).EquipmentScreen, parent: 'equipments' },
  },
}
