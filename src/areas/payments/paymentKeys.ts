/** The first word of a key is the live topic (contract/live.ts). */
export const paymentKeys = {
  all: (person: string) => ['payments', person] as const,
  mine: (person: string, placeId: string) => ['payments', person, placeId] as const,
}
