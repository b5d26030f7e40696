/** For elements that only take room, or draw what words say elsewhere: screen readers skip them. */
export const decorative = { 'aria-hidden': true } as const
