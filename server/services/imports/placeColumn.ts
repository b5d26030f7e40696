import { key } from './cells.ts'

/** The column that every file about a place has. */
export const placeColumn = { place: key.meta({ description: 'The key of its place', examples: ['P1'] }) }
