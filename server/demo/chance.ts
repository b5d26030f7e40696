import { createHash } from 'node:crypto'

/** One name always gives the same id, so that links into the demo survive a new seed. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`demo ${name}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

export type Chance = {
  /** A whole number from `minimum` to `maximum`, both included. */
  readonly between: (minimum: number, maximum: number) => number
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

/** Numbers that look random but are the same at every seed (mulberry32). */
export function createChance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (minimum: number, maximum: number) => minimum + Math.floor(next() * (maximum - minimum + 1))
  return { between, pick: (items) => items[between(0, items.length - 1)] ?? items[0] }
}
