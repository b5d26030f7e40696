import type { Area } from '#src/parts/area.ts'

export const decisions: Area<'decisions'> = {
  texts: 'decisions',
  pages: {
    decisions: {
      load: async () => (await import('./DecisionsScreen.tsx')).DecisionsScreen,
      parent: 'home',
      icon: 'check',
      group: 'building',
      permission: 'decision.read',
      isAtHand: true,
    },
    newDecision: {
      load: async () => (await import('./NewDecisionScreen.tsx')).NewDecisionScreen,
      texts: 'newDecision',
      parent: 'decisions',
      icon: 'plus',
      permission: 'decision.create',
    },
    verification: {
      load: async () => (await import('./VerificationScreen.tsx')).VerificationScreen,
      texts: 'verification',
      parent: 'decisions',
      icon: 'shield',
      permission: 'decision.read',
    },
    decision: { load: async () => (await import('./DecisionScreen.tsx')).DecisionScreen, parent: 'decisions' },
    vote: { load: async () => (await import('./VoteScreen.tsx')).VoteScreen, parent: 'decisions' },
    proxyVote: { load: async () => (await import('./ProxyVoteScreen.tsx')).ProxyVoteScreen, parent: 'decisions' },
    givePower: { load: async () => (await import('./GivePowerScreen.tsx')).GivePowerScreen, parent: 'decisions' },
    meetingRequest: {
      load: async () => (await import('./MeetingRequestScreen.tsx')).MeetingRequestScreen,
      parent: 'decisions',
    },
    presidentDesk: {
      load: async () => (await import('./PresidentDeskScreen.tsx')).PresidentDeskScreen,
      parent: 'decisions',
    },
    room: { load: async () => (await import('./RoomScreen.tsx')).RoomScreen, texts: 'room', parent: 'decisions' },
    receipt: { load: async () => (await import('./ReceiptScreen.tsx')).ReceiptScreen, parent: 'decisions' },
    giveMeetingPower: {
      load: async () => (await import('./meetings/GiveMeetingPowerScreen.tsx')).GiveMeetingPowerScreen,
      parent: 'decisions',
    },
    meeting: { load: async () => (await import('./meetings/MeetingScreen.tsx')).MeetingScreen, parent: 'decisions' },
  },
  dashboard: async () => (await import('./decisions.dashboard.ts')).dashboard,
}
