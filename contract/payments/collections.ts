import * as z from 'zod/mini'
import { listOf, pageQuery } from '../lists.ts'
import { route } from '../route.ts'
import { bankFileFields, ofFile, ofPlace } from './bankFiles.ts'
import { payment } from './payments.ts'

/** The formats of a file of collections; Canadian places use only CPA-005. */
const fileFormats = ['pain.008.001.02', 'pain.008.001.08', 'cpa005'] as const
const fileFormat = z.enum(fileFormats)
export type FileFormat = z.output<typeof fileFormat>

/** Why a payment is left out of a file: no mandate in force covers it. */
const leftOut = z.object({ paymentId: z.uuid(), ownerName: z.string(), amount: z.int(), collectOn: z.iso.date() })

const dayOfCollections = z.object({
  collectOn: z.iso.date(),
  count: z.int(),
  /** Cents. */
  amount: z.int(),
  automatic: z.int(),
})

const outlook = z.object({
  scheme: z.enum(['sepa', 'pad']),
  formats: z.array(fileFormat),
  /** The content of a file made now, by the day on which the bank is asked to collect it. */
  ready: z.array(dayOfCollections),
  /** Debits that owners can still hold back. */
  later: z.array(dayOfCollections),
  held: z.object({ count: z.int(), amount: z.int() }),
  leftOut: z.array(leftOut),
})
export type Outlook = z.output<typeof outlook>

const collectionFile = z.object({
  ...bankFileFields,
  format: fileFormat,
  days: z.array(dayOfCollections),
  /** The number of its payments that the bank has collected, and refused. */
  collected: z.int(),
  refused: z.int(),
})
export type CollectionFile = z.output<typeof collectionFile>

const collection = z.extend(payment, { ownerId: z.uuid(), ownerName: z.string() })

export const collectionRoutes = {
  outlook: route({
    ...ofPlace,
    method: 'get',
    path: '/v1/places/:placeId/collections/outlook',
    summary: 'What will be collected in a place and when, what a file made now would hold, and what it would leave out',
    status: 200,
    answer: outlook,
    refusals: ['not_found'],
  }),
  list: route({
    ...ofPlace,
    method: 'get',
    path: '/v1/places/:placeId/collections',
    summary: 'The payments by mandate of all owners of a place, the latest day first',
    query: z.object({
      ...pageQuery(),
      state: z.optional(payment.shape.state),
      fileId: z.optional(z.uuid()),
      search: z.optional(z.string().check(z.maxLength(200))),
    }),
    status: 200,
    answer: listOf('collections', collection),
    refusals: ['not_found'],
  }),
  files: route({
    ...ofPlace,
    method: 'get',
    path: '/v1/places/:placeId/collection_files',
    summary: 'The files of collections of a place, the latest first',
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('collectionFiles', collectionFile),
    refusals: ['not_found'],
  }),
  make: route({
    ...ofPlace,
    method: 'post',
    path: '/v1/places/:placeId/collection_files',
    isIdempotent: true,
    summary: 'Puts every payment whose time has come into one file for the bank',
    body: z.strictObject({ collectionFile: z.strictObject({ format: fileFormat }) }),
    status: 201,
    answer: collectionFile,
    refusals: ['not_found', 'action_not_possible'],
  }),
  cancel: route({
    ...ofFile,
    method: 'delete',
    path: '/v1/places/:placeId/collection_files/:fileId',
    summary: 'Cancels a file before it is handed out; its payments wait for the next one',
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible'],
  }),
  handOut: route({
    ...ofFile,
    method: 'post',
    path: '/v1/places/:placeId/collection_files/:fileId/hand_out',
    summary: 'Hands a file out for the bank, once; from then on it can be downloaded',
    status: 200,
    answer: collectionFile,
    refusals: ['not_found', 'action_not_possible'],
  }),
}
