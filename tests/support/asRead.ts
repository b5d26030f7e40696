/** A sentence as Testing Library reads it from the page: French keeps its punctuation on the line by spaces that do not break. */
export const asRead = (sentence: string) => sentence.replace(/[\u00a0\u202f]/g, ' ')
