import type { DecisionLife } from '#contract/decisions/decisionList.ts'

/** How owners voted: many of them, just short of a majority of all votes, clearly for, clearly against. */
export type DemoTurnout = 'some' | 'nearly' | 'for' | 'against'
export type DemoKey = 'lift' | 'heating'

export type DemoSituation = {
  readonly name: DemoDecisionName
  readonly life: DecisionLife
  /** Days ago; `changed` is its last change, unless it is still open. */
  readonly created: number
  readonly changed?: number
  /** Days from now; a negative value lies in the past. */
  readonly due: number
  readonly turnout: DemoTurnout
  /** Whether the demo accounts that own something have voted. */
  readonly hasCast: boolean
  /** Cents of the offer's currency, for each flat. */
  readonly costPerFlat: number | null
  readonly key: DemoKey | null
  readonly hasLiveCount?: boolean
  /** Owners who request an extraordinary meeting: a few, or as many as necessary. */
  readonly supporters?: 'few' | 'enough'
  /** Days from now until the meeting with it on its agenda, unless that meeting is under way. */
  readonly meetingIn?: number | 'underWay'
}

export type DemoDecisionName =
  | 'facade'
  | 'manager'
  | 'lift'
  | 'charging'
  | 'gate'
  | 'boiler'
  | 'caretaker'
  | 'bicycles'
  | 'fund'
  | 'roof'
  | 'courtyard'
  | 'letterboxes'
  | 'insulation'
  | 'cameras'

const minutes = (count: number) => count / (24 * 60)

/** One decision in each situation, in every place. */
export const demoSituations: readonly DemoSituation[] = [
  {
    name: 'facade',
    life: 'open',
    created: 6,
    due: 18,
    turnout: 'some',
    hasCast: false,
    costPerFlat: 345_200,
    key: null,
    supporters: 'few',
  },
  {
    name: 'manager',
    life: 'open',
    created: 19,
    due: 9,
    turnout: 'nearly',
    hasCast: true,
    costPerFlat: null,
    key: null,
    hasLiveCount: true,
  },
  {
    name: 'lift',
    life: 'open',
    created: 3,
    due: 25,
    turnout: 'some',
    hasCast: false,
    costPerFlat: 91_500,
    key: 'lift',
    hasLiveCount: true,
  },
  // It falls due half an hour after the seed and is counted within the hour, so a patient visitor sees both states.
  {
    name: 'charging',
    life: 'open',
    created: 21,
    due: minutes(35),
    turnout: 'for',
    hasCast: true,
    costPerFlat: 48_000,
    key: null,
  },
  {
    name: 'gate',
    life: 'awaitingRequalification',
    created: 15,
    changed: 2,
    due: 12,
    turnout: 'some',
    hasCast: true,
    costPerFlat: 27_400,
    key: null,
    supporters: 'enough',
  },
  {
    name: 'boiler',
    life: 'accepted',
    created: 44,
    changed: 16,
    due: -16,
    turnout: 'for',
    hasCast: true,
    costPerFlat: 172_300,
    key: 'heating',
  },
  {
    name: 'caretaker',
    life: 'requalified',
    created: 50,
    changed: 8,
    due: -20,
    turnout: 'against',
    hasCast: true,
    costPerFlat: null,
    key: null,
    supporters: 'enough',
    meetingIn: 33,
  },
  {
    name: 'bicycles',
    life: 'discarded',
    created: 61,
    changed: 33,
    due: -33,
    turnout: 'against',
    hasCast: true,
    costPerFlat: 19_800,
    key: null,
    supporters: 'few',
  },
  {
    name: 'fund',
    life: 'concluded',
    created: 160,
    changed: 92,
    due: -130,
    turnout: 'for',
    hasCast: true,
    costPerFlat: null,
    key: null,
  },
  {
    name: 'roof',
    life: 'concluded',
    created: 210,
    changed: 171,
    due: -180,
    turnout: 'against',
    hasCast: true,
    costPerFlat: 88_600,
    key: null,
  },
  // Its meeting has begun, so that the vote in the room can be tried.
  {
    name: 'courtyard',
    life: 'requalified',
    created: 55,
    changed: 24,
    due: -31,
    turnout: 'against',
    hasCast: true,
    costPerFlat: 41_200,
    key: null,
    supporters: 'enough',
    meetingIn: 'underWay',
  },
]

/** Decisions of earlier years. */
export const demoPastSituations: readonly DemoSituation[] = [
  {
    name: 'letterboxes',
    life: 'concluded',
    created: 452,
    changed: 391,
    due: -421,
    turnout: 'for',
    hasCast: true,
    costPerFlat: 16_400,
    key: null,
  },
  {
    name: 'insulation',
    life: 'concluded',
    created: 741,
    changed: 680,
    due: -712,
    turnout: 'for',
    hasCast: true,
    costPerFlat: 214_000,
    key: 'heating',
  },
  {
    name: 'cameras',
    life: 'concluded',
    created: 986,
    changed: 925,
    due: -955,
    turnout: 'against',
    hasCast: true,
    costPerFlat: 23_700,
    key: null,
  },
]
