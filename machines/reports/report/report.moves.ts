import type { Attachment } from '#contract/attachments.ts'
import { stepMoves } from '#machines/parts/steps/steps.ts'

export const changed = ['copyDraft', 'announceChange'] as const
export const steps = {
  ...stepMoves('#report.flow.opening'),
  'files.change': {
    description: 'A photo was stored or removed, at any step.',
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
  // Also from the first step, because the button that had the focus disappears and the question must take it.
  reenter: true,
  description: 'The person discards the draft and starts again.',
  actions: ['forgetDraft', 'announceForgotten', 'stopLooking', 'startOver'],
} as const
