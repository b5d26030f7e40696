import * as z from 'zod/mini'
import { listOf, pageQuery } from '../lists.ts'
import { route } from '../route.ts'
import { bankFileFields, ofFile, ofPlace } from './bankFiles.ts'
import type { FileFormat } from './collections.ts'

/** The formats of a file of transfers; Canadian places use only CPA-005. */
const refundFileFormats = ['pain.001.001.03', 'pain.001.001.09', 'cpa005'] as const
const refundFileFormat = z.enum(refundFileFormats)
export type RefundFileFormat = z.output<typeof refundFileFormat>
/** The fields of every file for a bank. */
export type BankFileFormat = FileFormat | RefundFileFormat

const readyRefunds = z.object({
  formats: z.array(refundFileFormat),
  /** The content of a file made now: refunds to which two people have agreed. */
  count: z.int(),
  /** Cents. */
  amount: z.int(),
  /** The day on which the bank is asked to transfer them. */
  executeOn: z.iso.date(),
})
export type ReadyRefunds = z.output<typeof readyRefunds>

const refundFile = z.object({
  ...bankFileFields,
  format: refundFileFormat,
  executeOn: z.iso.date(),
  /** The number of its refunds that the bank has transferred, and refused. */
  transferred: z.int(),
  refused: z.int(),
})
export type RefundFile = z.output<typeof refundFile>

export const refundFileRoutes = {
  ready: route({
    ...ofPlace,
    method: 'get',
    path: '/v1/places/:placeId/refund_files/ready',
    summary: 'What a file of transfers that is made now would hold, and for which day',
    status: 200,
    answer: readyRefunds,
    refusals: ['not_found', 'action_not_possible'],
  }),
  list: route({
    ...ofPlace,
    method: 'get',
    path: '/v1/places/:placeId/refund_files',
    summary: 'The files of refunds of a place, the latest first',
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('refundFiles', refundFile),
    refusals: ['not_found'],
  }),
  make: route({
    ...ofPlace,
    method: 'post',
    path: '/v1/places/:placeId/refund_files',
    isIdempotent: true,
    summary: 'Puts every refund to which two people have agreed into one file of transfers for the bank',
    body: z.strictObject({ refundFile: z.strictObject({ format: refundFileFormat }) }),
    status: 201,
    answer: refundFile,
    refusals: ['not_found', 'action_not_possible'],
  }),
  cancel: route({
    ...ofFile,
    method: 'delete',
    path: '/v1/places/:placeId/refund_files/:fileId',
    summary: 'Cancels a file of transfers before it is handed out; its refunds wait for the next one',
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible'],
  }),
  handOut: route({
    ...ofFile,
    method: 'post',
    path: '/v1/places/:placeId/refund_files/:fileId/hand_out',
    summary: 'Hands a file of transfers out for the bank, once; from then on it can be downloaded',
    status: 200,
    answer: refundFile,
    refusals: ['not_found', 'action_not_possible'],
  }),
}
