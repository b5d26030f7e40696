/** Placeholder for a delay the caller must supply with `machine.provide({ delays })`. */
export const missingDelay = (name: string) => (): never => {
  throw new Error(`delay "${name}" must be provided`)
}
