import { z } from 'zod'

/* The page's policy forbids `eval`, which zod would try once. Imported first, because charts are parsed as they load. */
z.config({ jitless: true })
