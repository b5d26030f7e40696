import { key } from './cells.ts'

/** The column that every file about places has. */
export const placeColumn = { place: key.meta({ description: 'The key of its place', examples: ['P1'] }) }
