import { use } from 'react'
import type { Chart } from '#docs/generator/chart.ts'
import { inLanguage, type Language } from '#docs/generator/inWords.ts'
import { loadDrawing, type Place } from './drawings.ts'
import type { Active } from './play.ts'

type Props = {
  readonly chart: Chart
  readonly language: Language
  readonly level: 'overview' | 'full'
  readonly active: Active
}

/** The drawing with a light on each active state; an overview lights the state that holds a folded one. */
export const Drawing = ({ chart, language, level, active }: Props) => {
  const drawing = use(loadDrawing(`${chart.name}${level === 'overview' ? '.overview' : ''}.${language}`))
  const lit = [...active].filter((id) => id !== chart.root.id && !isHiddenBehind(id, active, drawing.places))
  return (
    <div className="drawing" style={level === 'overview' ? { maxWidth: drawing.width } : { width: drawing.width }}>
      <img
        src={drawing.src}
        width={drawing.width}
        height={drawing.height}
        alt={inLanguage(chart.labels.title, language)}
      />
      {lit.map((id) => {
        const place = drawing.places.get(id)
        return place && <span key={id} className="light" data-light={id} style={inPercent(place)} />
      })}
    </div>
  )
}

/** Of an active state and the active ones inside it, only the innermost drawn one is lit. */
const isHiddenBehind = (id: string, active: Active, places: ReadonlyMap<string, Place>) =>
  [...active].some((inner) => inner.startsWith(`${id}.`) && places.has(inner))

const inPercent = (place: Place) => ({
  left: `${place.left * 100}%`,
  top: `${place.top * 100}%`,
  width: `${place.width * 100}%`,
  height: `${place.height * 100}%`,
})
