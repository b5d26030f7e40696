import * as z from 'zod/mini'
import { placeParams } from '../places.ts'

const fileState = z.enum(['made', 'handedOut', 'cancelled'])
export type FileState = z.output<typeof fileState>

/** The fields of every file for a bank, for collections or transfers. */
export const bankFileFields = {
  id: z.uuid(),
  state: fileState,
  /** Our id of the file, which the bank's answers name. */
  messageId: z.string(),
  count: z.int(),
  /** Cents. */
  amount: z.int(),
  madeAt: z.iso.datetime(),
  madeBy: z.nullable(z.string()),
  handedOutAt: z.nullable(z.iso.datetime()),
  handedOutBy: z.nullable(z.string()),
}

const byCollectors = { access: 'person', permission: 'payment.collect' } as const
/** The shared part of the routes of files: those of a place, and those of one file. */
export const ofPlace = { ...byCollectors, params: placeParams } as const
export const ofFile = { ...byCollectors, params: z.extend(placeParams, { fileId: z.uuid() }) } as const
