import type { Chart } from '#docs/generator/chart.ts'
import { inLanguage, type Language } from '#docs/generator/inWords.ts'
import { type Active, leavesOf } from './play.ts'
import { textsIn } from './reads.ts'
import { words } from './words.ts'

type Props = { readonly chart: Chart; readonly language: Language; readonly active: Active }

/** What the screen says in the current states, as `npm run diagrams -- reads` has recorded it. */
export const Reads = ({ chart, language, active }: Props) => {
  const texts = textsIn(leavesOf(chart, active), language)
  return (
    <section aria-labelledby="reads">
      <h3 id="reads">{inLanguage(words.reads, language)}</h3>
      {texts.length === 0 ? (
        <p className="small">{inLanguage(chart.kind === 'lifecycle' ? words.noScreen : words.noTexts, language)}</p>
      ) : (
        <ul className="reads">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
