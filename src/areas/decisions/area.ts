import type { Area } from '#src/parts/area.ts'

export const decisions: Area<'decisions'> = {
  pages: {
    decisions: {
      parent: 'home',
      icon: 'check',
      group: 'building',
      permission: 'decision.read',
      isAtHand: true,
    },
    newDecision: {
      parent: 'decisions',
      icon: 'plus',
      permission: 'decision.create',
    },
    verification: {
      parent: 'decisions',
      icon: 'shield',
      permission: 'decision.read',
    },
    decision: { parent: 'decisions' },
    vote: { parent: 'decisions' },
    proxyVote: { parent: 'decisions' },
    givePower: { parent: 'decisions' },
    meetingRequest: { parent: 'decisions' },
    presidentDesk: { parent: 'decisions' },
    room: { parent: 'decisions' },
    receipt: { parent: 'decisions' },
    giveMeetingPower: { parent: 'decisions' },
    meeting: { parent: 'decisions' },
  },
  dashboard: async () => (await import('./decisions.dashboard.ts')).dashboard,
}
