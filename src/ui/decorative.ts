/** For elements that only take up room, or repeat words as a drawing: screen readers skip them. */
export const decorative = { 'aria-hidden': true } as const
