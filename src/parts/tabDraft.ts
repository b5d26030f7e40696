import type * as z from 'zod/mini'
import { tabNote } from '#src/api/tabNote.ts'

/** A draft that stays in this tab: it survives a reload, and never reaches the server. */
export function tabDraft<Schema extends z.ZodMiniType>(key: string, schema: Schema) {
  const note = tabNote(`draft:${key}`, schema)
  return {
    read: note.read,
    /** The implementations that a flow with steps needs for its draft. */
    actions: {
      copyDraft: ({ context }: { context: { draft: z.output<Schema> } }) => note.write(context.draft),
      forgetDraft: () => note.clear(),
    },
  }
}
