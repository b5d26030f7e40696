import * as z from 'zod/mini'

/** The address of a site. The browser checks it: the schema of zod would be loaded by every visitor for it. */
export const url = z.string().check(z.refine((typed) => URL.canParse(typed)))
