import type { AreaScreens } from '#src/parts/area.ts'

export const decisionsScreens: AreaScreens<'decisions'> = {
  texts: 'decisions',
  screens: {
    decisions: { load: async () => (await import('./DecisionsScreen.tsx')).DecisionsScreen },
    newDecision: {
      load: async () => (await import('./NewDecisionScreen.tsx')).NewDecisionScreen,
      texts: 'newDecision',
    },
    verification: {
      load: async () => (await import('./VerificationScreen.tsx')).VerificationScreen,
      texts: 'verification',
    },
    decision: { load: async () => (await import('./DecisionScreen.tsx')).DecisionScreen },
    vote: { load: async () => (await import('./VoteScreen.tsx')).VoteScreen },
    proxyVote: { load: async () => (await import('./ProxyVoteScreen.tsx')).ProxyVoteScreen },
    givePower: { load: async () => (await import('./GivePowerScreen.tsx')).GivePowerScreen },
    meetingRequest: { load: async () => (await import('./MeetingRequestScreen.tsx')).MeetingRequestScreen },
    presidentDesk: { load: async () => (await import('./PresidentDeskScreen.tsx')).PresidentDeskScreen },
    room: {
      load: async () => (await import('./RoomScreen.tsx')).RoomScreen,
      texts: 'room',
    },
    receipt: {
      load: async () => (await import('./ReceiptScreen.tsx')).ReceiptScreen,
      texts: 'verification',
    },
    giveMeetingPower: {
      load: async () => (await import('./meetings/GiveMeetingPowerScreen.tsx')).GiveMeetingPowerScreen,
    },
    meeting: { load: async () => (await import('./meetings/MeetingScreen.tsx')).MeetingScreen },
  },
}
