import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'

/** Commands of a guide, with their expected output; `…` matches anything. */
type Step = { readonly commands: string; readonly seen: readonly string[] }

/** The fenced commands of one chapter of the documents, each with the output that follows it there. */
export async function readSteps(file: string, title: string): Promise<readonly Step[]> {
  const text = await readFile(file, 'utf8')
  const [, chapter = ''] = text.split(`\n## ${title}\n`)
  const [own = ''] = chapter.split('\n## ')
  const blocks = own.matchAll(/^```sh\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?/gms)
  return [...blocks].map(([, commands = '', seen = '']) => ({ commands, seen: seen.split('\n').filter(Boolean) }))
}

/** Whether a line of the output looks as the guide says. */
export const shows = (output: string, line: string): boolean =>
  output.split('\n').some((printed) => {
    let from = 0
    return line.split('…').every((part) => {
      const at = printed.indexOf(part, from)
      from = at + part.length
      return at >= 0
    })
  })

type Shell = { readonly child: ChildProcess; readonly output: () => string; readonly ended: Promise<number | null> }

/** Runs commands as an operator who pastes them into a shell. */
export function runInShell(commands: string, cwd: string): Shell {
  const child = spawn('bash', ['-euc', commands], { cwd, env: { PATH: process.env.PATH } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  return { child, output: () => output, ended: once(child, 'close').then(() => child.exitCode) }
}
