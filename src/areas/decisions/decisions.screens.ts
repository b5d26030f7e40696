import type { AreaScreens } from '#src/parts/area.ts'

export const decisionsScreens: AreaScreens<'decisions'> = {
  texts: 'decisions',
  screens: {
    decisions: { load: async () => (await import('./list/DecisionsScreen.tsx')).DecisionsScreen },
    newDecision: {
      load: async () => (await import('./newDecision/NewDecisionScreen.tsx')).NewDecisionScreen,
      texts: 'newDecision',
    },
    verification: {
      load: async () => (await import('./verification/VerificationScreen.tsx')).VerificationScreen,
      texts: 'verification',
    },
    decision: { load: async () => (await import('./decision/DecisionScreen.tsx')).DecisionScreen },
    vote: { load: async () => (await import('./vote/VoteScreen.tsx')).VoteScreen },
    proxyVote: { load: async () => (await import('./proxyVote/ProxyVoteScreen.tsx')).ProxyVoteScreen },
    givePower: { load: async () => (await import('./powerGift/GivePowerScreen.tsx')).GivePowerScreen },
    meetingRequest: {
      load: async () => (await import('./meetingRequest/MeetingRequestScreen.tsx')).MeetingRequestScreen,
    },
    presidentDesk: { load: async () => (await import('./presidentDesk/PresidentDeskScreen.tsx')).PresidentDeskScreen },
    room: {
      load: async () => (await import('./room/RoomScreen.tsx')).RoomScreen,
      texts: 'room',
    },
    receipt: {
      load: async () => (await import('./receipt/ReceiptScreen.tsx')).ReceiptScreen,
      texts: 'verification',
    },
    giveMeetingPower: {
      load: async () => (await import('./meetings/GiveMeetingPowerScreen.tsx')).GiveMeetingPowerScreen,
    },
    meeting: { load: async () => (await import('./meetings/MeetingScreen.tsx')).MeetingScreen },
  },
}
