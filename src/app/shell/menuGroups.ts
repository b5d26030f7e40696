import { fromCallback } from 'xstate'
import * as z from 'zod/mini'
import type { ChosenGroups, GroupsRecalled } from '#machines/portal/shell/shell.setup.ts'
import { storedNote } from '#src/api/tabNote.ts'

/** Remembers, on this device, the groups of the menu that the person opened or closed. */
export function menuGroupEffects(local: Storage) {
  const note = storedNote(() => local, 'menuGroups', z.record(z.string(), z.boolean()))
  return {
    actors: {
      recallGroups: fromCallback<GroupsRecalled>(({ sendBack }) =>
        sendBack({ type: 'groups.recalled', groups: note.read() ?? {} }),
      ),
    },
    actions: {
      keepGroups: ({ context }: { context: { readonly groups: ChosenGroups } }) => note.write(context.groups),
    },
  }
}
