import * as z from 'zod/mini'

/**
 * The majority rules: articles of law 65-557 and of Québec's civil code (CCQ). The server knows how to count each of them
 * (`server/areas/decisions/majority`), and sends the computation with every figure it compares.
 */
export const majorityRules = [
  'art24',
  'art24_iii',
  'art25',
  'art26',
  'unanimity',
  'ccq1096',
  'ccq1097',
  'ccq1098',
] as const
export const majorityRule = z.enum(majorityRules)
export type MajorityRule = z.output<typeof majorityRule>
