import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** `null` = the command fails, for want of git or of the commit. */
function git(...args: readonly string[]) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/** The commit at which this checkout left `main`; `null` = there is no `main` to compare with. */
const base = git('merge-base', 'HEAD', 'main')
const linesOf = (output: string | null) => (output ?? '').split('\n').filter((line) => line !== '')

/** The files that differ from that commit, committed or not, among those that match. */
export const changedFiles = (...patterns: readonly string[]) =>
  base === null
    ? null
    : [
        git('diff', '--name-only', base, '--', ...patterns),
        git('ls-files', '--others', '--exclude-standard', '--', ...patterns),
      ]
        .flatMap(linesOf)
        .filter((path) => existsSync(path))

/** The subjects of the commits since then. */
export const subjectsSinceMain = () =>
  base === null ? null : linesOf(git('log', '--no-merges', '--format=%s', `${base}..HEAD`))
