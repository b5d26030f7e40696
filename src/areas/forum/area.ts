import type { Area } from '#src/parts/area.ts'

export const forum: Area<'forum'> = {
  pages: {
    forum: { parent: 'home', icon: 'chat', group: 'exchanges', permission: 'topic.read' },
    newTopic: { parent: 'forum', icon: 'edit', permission: 'topic.read' },
    topic: { parent: 'forum' },
  },
  dashboard: async () => (await import('./forum.dashboard.ts')).dashboard,
}
