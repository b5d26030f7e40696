import type { Translated } from '../catalogue.ts'
import type { texts as french } from '../fr-FR/measuring.ts'

export const texts: Translated<typeof french> = {
  measuring: {
    title: 'Visitor statistics',
    lead: 'If you accept, we count the pages that are opened, with a tool we host ourselves. It never sees your name or your building.',
    allow: 'Accept',
    refuse: 'Decline',
    close: 'Close',
    manage: 'Manage cookies',
    answer: {
      allowed: 'You have accepted.',
      refused: 'You have declined.',
    },
    prevented: 'An ad blocker prevents visitor statistics: nothing is sent. The portal works as usual.',
  },
}
