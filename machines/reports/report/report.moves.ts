import type { Attachment } from '#contract/attachments.ts'
import { stepMoves } from '#machines/parts/steps/steps.ts'

export const changed = ['copyDraft', 'announceChange'] as const
export const steps = {
  ...stepMoves('#report.flow.opening'),
  'files.change': {
    description: 'A photo has arrived or was taken away, whichever step is shown meanwhile.',
    actions: [
      {
        type: 'rememberFiles',
        params: ({ event }: { event: { attachments: readonly Attachment[] } }) => event,
      },
      ...changed,
    ],
  },
} as const

export const discard = {
  target: '#report.flow.what',
  // Also from the first step, whose question takes the focus of the button that disappears.
  reenter: true,
  description: 'The person gives the draft up and begins anew.',
  actions: ['forgetDraft', 'announceForgotten', 'stopLooking', 'startOver'],
} as const
