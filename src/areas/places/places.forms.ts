import * as z from 'zod/mini'
import { saying } from '#contract/problems.ts'

/** An empty name is valid: it means the profile's name. */
export const identitySchema = z.object({ displayName: z.string().check(z.maxLength(80, saying('too_long'))) })
/** `null` = the profile's name. */
export type Renamed = { readonly displayName: string | null }
