import { z } from 'zod'

/** The environment of a command. */
export type Terminal = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
}

/** 0 = done, 1 = refused or failed, 2 = the call itself is wrong. */
export type ExitCode = 0 | 1 | 2

type Option = { readonly type: 'string' | 'boolean'; readonly about: string }

/** One command of the executable. */
export type Command = {
  readonly summary: string
  /** Its arguments and options, as a person types them after its name. */
  readonly usage: string
  readonly options: Readonly<Record<string, Option>>
  readonly run: (typed: Typed, terminal: Terminal) => Promise<ExitCode>
}
export type Typed = Readonly<Record<string, string | boolean | undefined | readonly string[]>>

/** The operator reads this message. The command has changed nothing. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'
}

type Definition<Input extends z.ZodType> = Omit<Command, 'run'> & {
  /** Options by name, and the other words as `arguments`. */
  readonly input: Input
  readonly run: (input: z.output<Input>, terminal: Terminal) => Promise<ExitCode>
}

/** Parses what was typed before the command sees it. */
export function defineCommand<Input extends z.ZodType>({ input, run, ...shown }: Definition<Input>): Command {
  return {
    ...shown,
    run: async (typed, terminal) => {
      const parsed = input.safeParse(typed)
      if (parsed.success) return run(parsed.data, terminal)
      const faults = parsed.error.issues.map(({ path: [name], message }) =>
        name === 'arguments' ? message : `--${String(name)} ${message}`,
      )
      throw new WrongUsage(faults.join('\n'))
    },
  }
}

/** The option of every command that changes something. */
export const dryRun = { type: 'boolean', about: 'say what would happen, and change nothing' } as const
export const isDryRun = z.boolean().default(false)

/** The single file that a command works on. */
export const oneFile = z.tuple([z.string()], { error: 'exactly one file is needed' })
