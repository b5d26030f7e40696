import type * as z from 'zod/mini'
import { tabNote } from '#src/api/tabNote.ts'

/** The draft of a flow that this tab alone keeps: a reload finds it, and no server learns of it. */
export function tabDraft<Schema extends z.ZodMiniType>(key: string, schema: Schema) {
  const note = tabNote(`draft:${key}`, schema)
  return {
    read: note.read,
    /** What the chart of a flow with steps asks of its draft. */
    actions: {
      copyDraft: ({ context }: { context: { draft: z.output<Schema> } }) => note.write(context.draft),
      forgetDraft: () => note.clear(),
    },
  }
}
