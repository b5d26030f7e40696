import { useState, useSyncExternalStore } from 'react'
import { inLanguage, type Language, languages } from '#docs/generator/inWords.ts'
import { ChartView } from './ChartView.tsx'
import { charts, find, sectionsOf } from './charts.ts'
import { words } from './words.ts'

const sections = [...new Set(charts.flatMap(sectionsOf))].sort()
const languageNames = { fr: 'Français', en: 'English' } as const

/** The address names the chart behind its `#`, so that back and forward work, and a link leads to it. */
function useChosenName(): string {
  return useSyncExternalStore(
    (listen) => {
      globalThis.addEventListener('hashchange', listen)
      return () => globalThis.removeEventListener('hashchange', listen)
    },
    () => globalThis.location.hash.slice(1),
  )
}

/** Every chart of the product, to search, read and play. */
export const Gallery = () => {
  const [language, setLanguage] = useState<Language>(() => (navigator.language.startsWith('fr') ? 'fr' : 'en'))
  const [text, setText] = useState('')
  const [section, setSection] = useState('')
  const name = useChosenName()
  const found = find(text, section)
  const chosen = charts.find((chart) => chart.name === name) ?? charts.find((chart) => chart.name === 'vote')
  return (
    <div className="page" lang={language}>
      <header>
        <h1>{inLanguage(words.title, language)}</h1>
        <fieldset className="choice">
          <legend>{inLanguage(words.language, language)}</legend>
          {languages.map((one) => (
            <label key={one} lang={one}>
              <input type="radio" name="language" checked={language === one} onChange={() => setLanguage(one)} />
              {languageNames[one]}
            </label>
          ))}
        </fieldset>
        <p className="small">{inLanguage(words.inEnglish, language)}</p>
      </header>
      <nav aria-label={inLanguage(words.machines, language)}>
        <label>
          {inLanguage(words.search, language)}
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <label>
          {inLanguage(words.section, language)}
          <select value={section} onChange={(event) => setSection(event.target.value)}>
            <option value="">{inLanguage(words.allSections, language)}</option>
            {sections.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        {found.length === 0 && <p role="status">{inLanguage(words.none, language)}</p>}
        <ul>
          {found.map((chart) => (
            <li key={chart.name}>
              <a href={`#${chart.name}`} aria-current={chart === chosen ? 'page' : undefined}>
                {inLanguage(chart.labels.title, language)} <code>{chart.name}</code>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>{chosen && <ChartView key={chosen.name} chart={chosen} language={language} />}</main>
    </div>
  )
}
