import { fromCallback } from 'xstate'
import * as z from 'zod/mini'
import type { ChosenGroups, GroupsRecalled } from '#machines/portal/shell/shell.setup.ts'

const key = 'menuGroups'
const kept = z.record(z.string(), z.boolean())

/** Remembers, on this device, the groups of the menu that the person opened or closed. */
export const menuGroupEffects = (local: Storage) => ({
  actors: {
    recallGroups: fromCallback<GroupsRecalled>(({ sendBack }) => {
      const { data: groups = {} } = z.safeParse(kept, read(local.getItem(key)))
      sendBack({ type: 'groups.recalled', groups })
    }),
  },
  actions: {
    keepGroups: ({ context }: { context: { readonly groups: ChosenGroups } }) =>
      local.setItem(key, JSON.stringify(context.groups)),
  },
})

function read(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
