import type { App, Gate } from './platform/app.ts'

/** Every area puts its routes on the application here. */
export function mountAreas(_app: App): void {}

/** Who is asking, and what they may see. */
export const gate: Gate = {
  authenticate: async () => null,
  canSeePlace: async () => false,
}
