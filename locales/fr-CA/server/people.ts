import { people as french } from '../../fr-FR/server/people.ts'
import { overlay } from '../../overlay.ts'

export const people = overlay(french, { lots: { one: 'fraction {{numbers}}', other: 'fractions {{numbers}}' } })
