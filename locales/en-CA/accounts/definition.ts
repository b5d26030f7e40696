/** The button beside a term of accounting; `terms.ts` has what they mean. */
export const definition = { ask: 'What “{{word}}” means' } as const
