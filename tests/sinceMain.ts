import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The commit at which this checkout left `main`. */
const base = git('merge-base', 'HEAD', 'main')

/** The files that differ from that commit, committed or not, among those that match. */
export const changedFiles = (...patterns: readonly string[]) =>
  [
    git('diff', '--name-only', base, '--', ...patterns),
    git('ls-files', '--others', '--exclude-standard', '--', ...patterns),
  ]
    .flatMap((lines) => lines.split('\n'))
    .filter((path) => path !== '' && existsSync(path))
