import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import type { Offer } from '#offers/offer.schema.ts'
import type { ImportFile } from './importFile.ts'
import { inOrder } from './inOrder.ts'

const known = z.object({ description: z.string(), examples: z.tuple([z.string()], z.string()) })

/** The columns of a file, each with the description from its schema. */
export const columnsOf = (file: ImportFile, offer: Offer) =>
  Object.entries(file.shape(offer)).map(([name, schema]) => {
    const { description, examples } = known.parse(z.globalRegistry.get(schema))
    const isOptional = z.safeParse(schema, '').success
    return { name, description, examples, isOptional }
  })

/** A file for each kind of row, in reading order, with lines that can be imported: one, unless rows only make sense together. */
export const templatesOf = (files: readonly ImportFile[], offer: Offer) =>
  inOrder(files).map((file) => {
    const columns = columnsOf(file, offer)
    const count = Math.max(...columns.map(({ examples }) => examples.length))
    const exampleLine = (_: unknown, index: number) => columns.map(({ examples }) => examples[index] ?? examples[0])
    const lines = [columns.map(({ name }) => name), ...Array.from({ length: count }, exampleLine)]
    return { name: `${file.name}.csv`, csv: stringify(lines, { delimiter: ';' }) }
  })
