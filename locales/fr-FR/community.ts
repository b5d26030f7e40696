export const community = {} as const
