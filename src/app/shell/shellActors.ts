import type { QueryClient } from '@tanstack/react-query'
import { shellMachine } from '#machines/shell/shell.machine.ts'
import type { PortalDependencies } from '../portalActors.ts'

export type ShellDependencies = PortalDependencies & { readonly client: QueryClient }

/** Gives each flow of the frame what it asks for by name. */
export const shellActors = (_dependencies: ShellDependencies) => shellMachine.provide({})
