import { Suspense, useState } from 'react'
import type { Chart } from '#docs/generator/chart.ts'
import { inLanguage, type Language } from '#docs/generator/inWords.ts'
import { Coverage } from './Coverage.tsx'
import { sectionsOf } from './charts.ts'
import { Drawing } from './Drawing.tsx'
import { Play } from './Play.tsx'
import { useGame } from './useGame.ts'
import { words } from './words.ts'

const levels = ['overview', 'full'] as const

/** One chart: its drawing with the active states lit, and what can happen. */
export const ChartView = ({ chart, language }: { readonly chart: Chart; readonly language: Language }) => {
  const [level, setLevel] = useState<(typeof levels)[number]>('overview')
  const game = useGame(chart)
  return (
    <article aria-labelledby="chart">
      <h2 id="chart">
        {inLanguage(chart.labels.title, language)} <code>{chart.name}</code>
      </h2>
      <p lang="en">{chart.root.description}</p>
      <ul className="sections">
        {sectionsOf(chart).map((section) => (
          <li key={section}>{section}</li>
        ))}
      </ul>
      <div className="columns">
        {/* Everything at its own size is larger than a screen. The choice is inside, so that a keyboard can scroll. */}
        <div className="sheet">
          <fieldset className="choice">
            <legend>{inLanguage(words.level, language)}</legend>
            {levels.map((one) => (
              <label key={one}>
                <input type="radio" name="level" checked={level === one} onChange={() => setLevel(one)} />
                {inLanguage(words[one], language)}
              </label>
            ))}
          </fieldset>
          <Suspense fallback={<p>{inLanguage(words.loading, language)}</p>}>
            <Drawing chart={chart} language={language} level={level} active={game.active} />
          </Suspense>
        </div>
        <div>
          <Play chart={chart} language={language} game={game} />
          <Coverage chart={chart} language={language} active={game.active} />
        </div>
      </div>
    </article>
  )
}
