import * as z from 'zod/mini'
import { type Answer, answers } from '#machines/measuring/consent/consent.setup.ts'

/** Belongs to the device, as the language does: log-out keeps it. */
const key = 'measuring'
const answer = z.enum(answers)

export const readAnswer = (local: Storage): Answer | null => answer.safeParse(local.getItem(key)).data ?? null
export const keepAnswer = (local: Storage, given: Answer | null) => given && local.setItem(key, given)
