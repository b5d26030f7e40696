/** Placeholder for an effect the caller must supply with `machine.provide({ actions })`. */
export const missingAction = (name: string) => (): never => {
  throw new Error(`action "${name}" must be provided`)
}
