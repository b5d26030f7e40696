import { type Font, round, textWidth } from './measure.ts'

type RunStyle = 'title' | 'name' | 'code' | 'text' | 'event' | 'guard' | 'action' | 'actor' | 'tag'
export type Run = { readonly text: string; readonly style: RunStyle }

export const fonts: Record<RunStyle, Font> = {
  title: { size: 18, weight: 600 },
  name: { size: 14, weight: 600 },
  code: { size: 10, weight: 400 },
  text: { size: 11.5, weight: 400 },
  event: { size: 11.5, weight: 600 },
  guard: { size: 11.5, weight: 400 },
  action: { size: 11.5, weight: 400 },
  actor: { size: 11.5, weight: 600 },
  tag: { size: 10, weight: 600 },
}

/** The content of a box, placed from its top left corner; `y` of a text is its baseline. */
export type Item =
  | { readonly kind: 'text'; readonly x: number; readonly y: number; readonly width: number; readonly run: Run }
  | { readonly kind: 'rule'; readonly y: number }
  | { readonly kind: 'chip'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | { readonly kind: 'gear'; readonly x: number; readonly y: number }

export type Box = { readonly width: number; readonly height: number; readonly items: readonly Item[] }

/** Breaks runs into lines no wider than `maximum`; a single longer word keeps its own line. */
export function paragraph(runs: readonly Run[], maximum: number, lineHeight: number): Box {
  const items: Item[] = []
  let x = 0
  let line = 0
  let width = 0
  for (const run of runs) {
    const font = fonts[run.style]
    const space = textWidth(' ', font)
    let piece = ''
    let start = x === 0 ? 0 : x + space
    const close = () => {
      if (piece === '') return
      const size = textWidth(piece, font)
      items.push({
        kind: 'text',
        x: round(start),
        y: baseline(line, lineHeight, font),
        width: size,
        run: { ...run, text: piece },
      })
      x = start + size
      width = Math.max(width, x)
    }
    for (const word of run.text.split(' ')) {
      const longer = piece === '' ? word : `${piece} ${word}`
      if (start + textWidth(longer, font) <= maximum || (start === 0 && piece === '')) {
        piece = longer
        continue
      }
      close()
      line += 1
      start = 0
      piece = word
    }
    close()
  }
  return { width: Math.ceil(width), height: (line + 1) * lineHeight, items }
}

const baseline = (line: number, lineHeight: number, { size }: Font) =>
  round(line * lineHeight + (lineHeight + size * 0.72) / 2)

/** A row of small labels, wrapped to `maximum`. */
export function chips(labels: readonly string[], maximum: number): Box {
  const items: Item[] = []
  const height = 16
  let x = 0
  let y = 0
  let width = 0
  for (const text of labels) {
    const inner = textWidth(text, fonts.tag)
    const outer = round(inner + 14)
    if (x > 0 && x + outer > maximum) {
      x = 0
      y += height + 4
    }
    items.push({ kind: 'chip', x, y, width: outer, height })
    items.push({ kind: 'text', x: x + 7, y: y + 11.6, width: inner, run: { text, style: 'tag' } })
    x = round(x + outer + 5)
    width = Math.max(width, x - 5)
  }
  return { width: Math.ceil(width), height: y + height, items }
}

/** Moves a box's content. */
export const shifted = (items: readonly Item[], dx: number, dy: number): Item[] =>
  items.map((item) =>
    item.kind === 'rule'
      ? { ...item, y: round(item.y + dy) }
      : { ...item, x: round(item.x + dx), y: round(item.y + dy) },
  )

/** Stacks boxes; `null` draws a line between two of them. */
export function stack(parts: readonly (Box | null)[], gap: number, padding: { x: number; y: number }): Box {
  const items: Item[] = []
  let y = padding.y
  let width = 0
  for (const part of parts) {
    if (part === null) {
      items.push({ kind: 'rule', y: round(y + 1) })
      y += gap + 2
      continue
    }
    items.push(...shifted(part.items, padding.x, y))
    width = Math.max(width, part.width)
    y += part.height + gap
  }
  return { width: Math.ceil(width + 2 * padding.x), height: Math.ceil(y - gap + padding.y), items }
}
