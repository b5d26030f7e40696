/** The first word of a key is the live topic (contract/live.ts). */
export const settingsKeys = {
  privacy: (person: string) => ['settings', person, 'privacy'] as const,
  mailing: (person: string) => ['settings', person, 'mailing'] as const,
  notifications: (person: string) => ['settings', person, 'notifications'] as const,
}
