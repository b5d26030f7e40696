import type { Area } from '#src/parts/area.ts'

export const equipments: Area<'equipments'> = {
  pages: {
    equipments: {
      parent: 'place',
      icon: 'wrench',
      group: 'building',
      permission: 'equipment.read',
    },
    equipment: { parent: 'equipments' },
  },
}
