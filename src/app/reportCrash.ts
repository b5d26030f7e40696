import { supportRoutes } from '#contract/support/support.ts'
import type { Api } from '#src/api/api.ts'

/** Keeps only the locations of a stack: an error message may quote what a person typed. */
const isPosition = (line: string) => /^\s*at\s|@\S+:\d+:\d+$/.test(line)

/** Reports a crash to the error-reporting service. Never awaited, never fails. */
export async function reportCrash(api: Api, error: unknown, componentStack = '', path = location.pathname) {
  const { name, stack = '' } = error instanceof Error ? error : new Error('not an error')
  const positions = [...stack.split('\n').filter(isPosition), ...componentStack.split('\n').filter(isPosition)]
  const body = {
    message: name.slice(0, 500),
    stack: positions.join('\n').slice(0, 4_000),
    path: path.slice(0, 300),
  }
  await api(supportRoutes.reportError, { body, keepalive: true }).catch(() => undefined)
}
