import * as z from 'zod/mini'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { opaqueText } from '../text.ts'

/** Signing at a provider: minutes for which a request can be signed, and requests per hour. */
export const signatureRequests = { minutes: 10, anHour: 3 } as const

/** The life of a request (machines/payments/signature/signature.lifecycle.ts). */
const signatureState = z.enum(['open', 'signed', 'refused', 'expired', 'void'])
export type SignatureState = z.output<typeof signatureState>

const requestParams = z.object({ requestId: z.uuid() })

export const signatureRoutes = {
  request: route({
    method: 'post',
    path: '/v1/places/:placeId/money_order/signature_requests',
    access: 'person',
    permission: 'payment.make',
    summary: 'Has the mandate signed at the provider; as long as the request is open, a repeat leads to the same one',
    params: placeParams,
    body: z.strictObject({
      signatureRequest: z.strictObject({
        /** The version of the text that was shown. */
        consent: opaqueText(20),
      }),
    }),
    status: 200,
    /** Where the person signs, at the provider. */
    answer: z.object({ id: z.uuid(), url: z.string().check(z.regex(/^https?:\/\//)) }),
    refusals: ['not_found', 'action_not_possible', 'out_of_slot', 'provider_unavailable'],
  }),
  read: route({
    method: 'get',
    path: '/v1/signature_requests/:requestId',
    access: 'person',
    summary: 'What the portal knows of a signature that the person was to give at the provider',
    params: requestParams,
    status: 200,
    answer: z.object({ placeId: z.uuid(), state: signatureState }),
    refusals: ['not_found', 'wrong_offer'],
  }),
  check: route({
    method: 'post',
    path: '/v1/signature_requests/:requestId/checks',
    access: 'person',
    summary: 'Makes the portal ask the provider what became of a signature that is still open',
    params: requestParams,
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'wrong_offer', 'provider_unavailable'],
  }),
  report: route({
    method: 'post',
    path: '/v1/signature_events',
    access: 'public',
    signedBy: 'signatureProvider',
    summary:
      'The provider reports that something has become of a signature: the portal asks it what. An unknown or repeated event changes nothing',
    body: z.object({ event: z.object({ id: opaqueText(200), reference: z.uuid() }) }),
    bodyLimit: 8 * 1024,
    status: 204,
    answer: z.undefined(),
    refusals: ['unauthenticated', 'not_found'],
  }),
}
