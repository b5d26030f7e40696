/** Testing Library reads the non-breaking spaces of French punctuation as plain spaces. */
export const asRead = (sentence: string) => sentence.replace(/[\u00a0\u202f]/g, ' ')
