import { parseArgs } from 'node:util'
import { WrongConfiguration } from '../platform/config.ts'
import { FolderInUse } from '../platform/lockFolder.ts'
import { type Command, type ExitCode, Refusal, type Terminal, type Typed, WrongUsage } from './command.ts'
import { commands } from './commands.ts'

const call = 'npm run portal --'
const help = { type: 'boolean', short: 'h', about: 'print this help' } as const

/** Runs one command of an operator. Resolves with the exit code of the process. */
export async function runPortal([name, ...args]: readonly string[], terminal: Terminal): Promise<ExitCode> {
  if (name === '--help' || name === '-h' || name === 'help') {
    terminal.say(await overview())
    return 0
  }
  const load = name === undefined ? undefined : commands.get(name)
  if (name === undefined || !load) {
    if (name !== undefined) terminal.complain(`There is no command “${name}”.\n`)
    terminal.complain(await overview())
    return 2
  }
  const command = await load()
  try {
    const typed = parse(command, args)
    if (typed.help !== true) return await command.run(typed, terminal)
    terminal.say(helpOf(name, command))
    return 0
  } catch (error) {
    if (error instanceof WrongUsage) {
      terminal.complain(`${error.message}\n\n${helpOf(name, command)}`)
      return 2
    }
    terminal.complain(explain(error))
    return 1
  }
}

function parse({ options }: Command, args: readonly string[]): Typed {
  try {
    const named = { ...options, help }
    const { values, positionals } = parseArgs({ args: [...args], options: named, allowPositionals: true })
    return { ...values, arguments: positionals }
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : 'The call is not understood.')
  }
}

async function overview() {
  const width = Math.max(...[...commands.keys()].map(({ length }) => length)) + 2
  const lines = [...commands].map(async ([name, load]) => `  ${name.padEnd(width)}${(await load()).summary}`)
  return [
    `Usage: ${call} <command> [--help]`,
    '',
    'Commands for the people who run the portal. They read the same environment as the server.',
    '',
    ...(await Promise.all(lines)),
    '',
    'Exit codes: 0 done, 1 refused or failed, 2 wrong call.',
  ].join('\n')
}

function helpOf(name: string, { summary, usage, options }: Command) {
  const lines = Object.entries({ ...options, help }).map(([option, { about }]) => `  --${option.padEnd(12)}${about}`)
  return [summary, '', `Usage: ${call} ${name} ${usage}`.trimEnd(), '', ...lines].join('\n')
}

/** One line, if that is enough for the operator. */
function explain(error: unknown) {
  if (error instanceof Refusal || error instanceof WrongConfiguration || error instanceof FolderInUse) {
    return error.message
  }
  return error instanceof Error ? (error.stack ?? error.message) : 'The command failed.'
}
