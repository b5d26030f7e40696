import { setup } from 'xstate'

export type ShellEvent = { type: 'menu.open' } | { type: 'menu.close' }

/** Every name the shell chart may use. */
export const shellSetup = setup({
  types: {
    events: {} as ShellEvent,
    tags: {} as 'menuOpen',
    meta: {} as { specification: string },
  },
})
