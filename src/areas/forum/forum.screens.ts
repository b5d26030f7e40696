import type { AreaScreens } from '#src/parts/area.ts'

export const forumScreens: AreaScreens<'forum'> = {
  texts: 'forum',
  screens: {
    forum: { load: async () => (await import('./ForumScreen.tsx')).ForumScreen },
    newTopic: { load: async () => (await import('./NewTopicScreen.tsx')).NewTopicScreen },
    topic: { load: async () => (await import('./TopicScreen.tsx')).TopicScreen },
  },
}
