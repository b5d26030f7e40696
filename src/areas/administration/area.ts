import type { Area } from '#src/parts/area.ts'

export const administration: Area<'administration'> = {
  pages: {
    impersonation: {
      parent: 'home',
      icon: 'eye',
      group: 'administration',
    },
    imports: {
      parent: 'home',
      icon: 'folder',
      group: 'administration',
    },
    import: { parent: 'imports' },
    jobs: {
      parent: 'home',
      icon: 'clock',
      group: 'administration',
    },
  },
}
