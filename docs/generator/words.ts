import type { AnyStateNode } from 'xstate'
import { z } from 'zod'

const named = z.object({ type: z.string(), params: z.unknown().optional() })
const guardGroup = z.object({ check: z.unknown(), guards: z.array(z.unknown()) })

/** The name of an event in a diagram: XState's own event names become done, error and after. */
export function eventLabel(event: string, source: AnyStateNode): string {
  if (event === '') return 'immediately'
  if (event === '*') return 'anything else'
  const [, kind = '', rest = ''] =
    /^xstate\.(after|done\.actor|error\.actor|done\.state|snapshot)\.(.*)$/.exec(event) ?? []
  const actor = kind === '' ? undefined : source.invoke.find(({ id }) => id === rest)
  const subject = typeof actor?.src === 'string' ? actor.src : rest
  switch (kind) {
    case 'after':
      return `after ${delayWords(rest.slice(0, -source.id.length - 1))}`
    case 'done.actor':
      return `done: ${subject}`
    case 'error.actor':
      return `error: ${subject}`
    case 'snapshot':
      return `change: ${subject}`
    case 'done.state':
      return 'done'
    default:
      return event
  }
}

/** 600000 → "10 min"; a named delay keeps its name in words. */
function delayWords(delay: string): string {
  const milliseconds = Number(delay)
  if (Number.isNaN(milliseconds)) return humanise(delay)
  const units = [
    [86_400_000, 'd'],
    [3_600_000, 'h'],
    [60_000, 'min'],
    [1_000, 's'],
  ] as const
  const unit = units.find(([size]) => milliseconds >= size && milliseconds % size === 0)
  return unit ? `${milliseconds / unit[0]} ${unit[1]}` : `${milliseconds} ms`
}

/** `storeFile` → "store file", `file.choose` → "file choose". */
export const humanise = (name: string) =>
  name
    .replaceAll(/[._-]+/g, ' ')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replaceAll(/\b[A-Z][a-z]/g, (start) => start.toLowerCase())
    .trim()

/** A guard's name, with not/and/or spelt out. */
export function guardName(guard: unknown): string | null {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  const group = guardGroup.safeParse(typeof guard === 'function' ? Object.fromEntries(Object.entries(guard)) : guard)
  if (group.success) return groupName(guard, group.data.guards)
  const own = named.safeParse(guard)
  if (own.success) return withConstants(own.data.type, own.data.params)
  return typeof guard === 'function' && guard.name !== '' && guard.name !== 'guard' ? guard.name : 'condition'
}

/** `isNext` with the parameter `{ next: 'LOGIN' }` → "isNext: LOGIN"; what depends on the event stays out. */
function withConstants(name: string, params: unknown) {
  const known = constants(isCallable(params) ? constantsOf(params) : params)
  return known.length > 0 ? `${name}: ${known.join(', ')}` : name
}

const constants = (params: unknown) =>
  typeof params === 'object' && params !== null
    ? Object.values(params)
        .flat()
        .filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
    : []

const isCallable = (value: unknown): value is (given: unknown) => unknown => typeof value === 'function'

/** Parameters are computed from context and event; both are empty here, so that only literal values come out. */
function constantsOf(params: (given: unknown) => unknown) {
  const nothing: object = new Proxy(() => nothing, { get: () => nothing, apply: () => nothing })
  try {
    return params({ context: nothing, event: nothing })
  } catch {
    return {}
  }
}

function groupName(guard: unknown, guards: readonly unknown[]): string {
  const names = guards.map((part) => guardName(part) ?? 'condition')
  const kind = typeof guard === 'function' ? guard.name : ''
  if (kind === 'not') return `not ${names.join(', ')}`
  return names.join(kind === 'or' ? ' or ' : ' and ')
}

const builtIn: Record<string, string> = {
  'xstate.assign': 'remember',
  'xstate.raise': 'raise',
  'xstate.sendTo': 'send',
  'xstate.emit': 'emit',
  'xstate.spawnChild': 'spawn',
  'xstate.stopChild': 'stop',
  'xstate.cancel': 'cancel',
  'xstate.enqueueActions': 'several',
  'xstate.log': 'log',
}

/** An action's name; built-in inline actions are named after their effect. */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action
  const type = typeof action === 'function' ? namedFunction(action) : named.safeParse(action).data?.type
  return builtIn[type ?? ''] ?? type ?? 'action'
}

const namedFunction = (action: object) =>
  named.safeParse({ ...action }).data?.type ??
  ('name' in action && action.name !== '' ? String(action.name) : undefined)
