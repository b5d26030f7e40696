import { type KeyboardEvent, useState } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The marks of a chart share one stop of the Tab key; arrow keys move between them, and each reads its value. */
export function useMarks(count: number) {
  const [current, setCurrent] = useState(0)
  const [shown, setShown] = useState<number | null>(null)

  function move(event: KeyboardEvent<SVGElement>, index: number) {
    const step = steps[event.key]
    const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 }
    const next = step === undefined ? ends[event.key] : Math.min(Math.max(index + step, 0), count - 1)
    if (event.key === 'Escape') setShown(null)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    event.currentTarget.ownerSVGElement?.querySelector<SVGElement>(`[data-mark="${next}"]`)?.focus()
  }

  return {
    shown,
    markProps: (index: number, label: string) => ({
      role: 'img',
      'aria-label': label,
      'data-mark': index,
      tabIndex: index === current ? 0 : -1,
      onFocus: () => {
        setCurrent(index)
        setShown(index)
      },
      onBlur: () => setShown(null),
      onPointerEnter: () => setShown(index),
      onPointerLeave: () => setShown(null),
      onKeyDown: (event: KeyboardEvent<SVGElement>) => move(event, index),
    }),
  }
}
