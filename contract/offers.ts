import * as z from 'zod/mini'

/** The six branded offers (specification §1). */
export const offerCodes = ['ESE', 'VSY', 'DIR', 'ECO', 'NEUF', 'VQC'] as const
export const offerCode = z.enum(offerCodes)
export type OfferCode = z.output<typeof offerCode>

/**
 * The offer of a host without an offer label, and that of a host with an unknown label (specification §9: new-build is the
 * fallback).
 */
export const defaultOfferCode: OfferCode = 'ESE'
export const fallbackOfferCode: OfferCode = 'NEUF'

/** An offer code in any case; an unknown one is the fallback offer. */
export const toOfferCode = (code: string): OfferCode => z.catch(offerCode, fallbackOfferCode).parse(code.toUpperCase())

export const localeCodes = ['fr-FR', 'fr-CA', 'en-CA'] as const
export const localeCode = z.enum(localeCodes)
export type LocaleCode = z.output<typeof localeCode>

export const currencyCode = z.enum(['EUR', 'CAD'])
export type CurrencyCode = z.output<typeof currencyCode>
