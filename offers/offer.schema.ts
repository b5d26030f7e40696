import * as z from 'zod/mini'
import { currencyCode, localeCode, offerCode } from '#contract/offers.ts'
import { url } from '#contract/urls.ts'
import { typefaceNames } from './typefaces.ts'

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
const typefaceName = z.enum(typefaceNames)
const brandFile = z.string().check(z.regex(/^\/brand\//))

/**
 * Semantic tokens only: an offer chooses values, never names. Each `on…` token is the text colour for the surface it
 * names.
 */
const colorTokens = z.strictObject({
  text: colour,
  textMuted: colour,
  surface: colour,
  surfaceRaised: colour,
  surfaceSunken: colour,
  border: colour,
  /** Lines that are essential for using a control: 3:1 on every surface (WCAG 1.4.11). */
  borderStrong: colour,
  action: colour,
  actionHover: colour,
  onAction: colour,
  /** Text links and icons on a surface. */
  link: colour,
  accentSoft: colour,
  onAccentSoft: colour,
  focus: colour,
  danger: colour,
  dangerSoft: colour,
  onDangerSoft: colour,
  warning: colour,
  warningSoft: colour,
  onWarningSoft: colour,
  success: colour,
  successSoft: colour,
  onSuccessSoft: colour,
  info: colour,
  infoSoft: colour,
  onInfoSoft: colour,
  /** The snack and other dark bars. */
  inverse: colour,
  onInverse: colour,
})
export type ColorTokens = z.output<typeof colorTokens>

const days = z.int().check(z.minimum(1))

export const offerSchema = z.strictObject({
  code: offerCode,
  brandName: z.string().check(z.minLength(1)),
  tagline: z.partialRecord(localeCode, z.string()),
  /** The legal name that signs e-mails and terms. */
  companyName: z.string().check(z.minLength(1)),
  theme: z.strictObject({
    colors: colorTokens,
    /** Names in `offers/typefaces.ts`. */
    typefaces: z.strictObject({ body: typefaceName, heading: typefaceName }),
    /** Corner radius of controls, in px. */
    radius: z.int().check(z.minimum(0), z.maximum(24)),
  }),
  /** Paths of our own drawings in `offers/assets`, as the browser requests them. */
  logo: brandFile,
  background: brandFile,
  icon: brandFile,
  clientId: z.string().check(z.minLength(1)),
  signInScope: z.string().check(z.minLength(1)),
  /** The offer's own site; the first label of its host names the offer (`ese.…`). */
  site: url,
  /** The address that visitors of another offer are sent to. */
  redirectionUrl: url,
  appStores: z.strictObject({ ios: url, android: url }),
  currency: currencyCode,
  /** IANA name: dates are shown and days counted in the buildings' time zone. */
  timeZone: z.string().check(z.minLength(1)),
  /** The first is the default. */
  locales: z.array(localeCode).check(z.minLength(1)),
  /** ISO 3166 codes: countries of account details, urles and phone numbers. */
  acceptedCountries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1)),
  /** The pattern of this offer's postal codes, as a regular expression, and an example. */
  zipCode: z.strictObject({ pattern: z.string(), example: z.string() }),
  support: z.strictObject({ email: z.email(), phone: z.string() }),
  reports: z.strictObject({
    /** Days within which a report of each category is promised to be resolved, counted from its creation. */
    promisedDays: z.strictObject({ 1: days, 2: days, 3: days, 4: days, 5: days, 6: days, 7: days }),
    /** E.164; answered day and night. */
    emergencyPhone: z.string(),
  }),
  /** The majorities that decisions may need under the local law (contract/decisions/majorities.ts). */
  majorities: z.array(z.string()).check(z.minLength(1)),
  /** `null` = the self-hosted proof of work; a key switches to reCAPTCHA. */
  recaptchaSiteKey: z.nullable(z.string()),
})
export type Offer = z.output<typeof offerSchema>
