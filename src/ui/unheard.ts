/** For what only takes room or repeats in lines what is said in words elsewhere: no screen reader counts it. */
export const unheard = { 'aria-hidden': true } as const
