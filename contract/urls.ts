import * as z from 'zod/mini'

/** The address of a site. The browser's own parser checks it, because every visitor would have to load zod's schema. */
export const url = z.string().check(z.refine((typed) => URL.canParse(typed)))
