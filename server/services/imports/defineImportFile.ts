import type { z } from 'zod'
import type { ImportFile, ImportFileDefinition } from './importFile.ts'
import { openFile } from './openFile.ts'

/** Declares a file of the import: its columns, and how its rows are compared with the database and written to it. */
export const defineImportFile = <Shape extends z.ZodRawShape, Values>(
  definition: ImportFileDefinition<Shape, Values>,
): ImportFile => ({
  name: definition.name,
  about: definition.about,
  after: definition.after,
  keyColumns: definition.keyColumns,
  shape: (offer) => definition.row(offer).shape,
  open: (offer, bytes) => openFile(definition, offer, bytes),
})
