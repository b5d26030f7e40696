import type { Chart } from '#docs/generator/chart.ts'
import { inLanguage, type Language, stateWords } from '#docs/generator/inWords.ts'
import coverage from './coverage.json' with { type: 'json' }
import { type Active, leavesOf } from './play.ts'
import { words } from './words.ts'

type Props = { readonly chart: Chart; readonly language: Language; readonly active: Active }

const walks = new Map<string, readonly string[]>(Object.entries(coverage))

/** The models and tests that go through the current states, as `npm run diagrams -- coverage` has recorded them. */
export const Coverage = ({ chart, language, active }: Props) =>
  leavesOf(chart, active).map((state) => {
    const files = walks.get(state.id) ?? []
    return (
      <section key={state.id} aria-label={`${inLanguage(words.walkedBy, language)}: ${state.name}`}>
        <h3>
          {inLanguage(words.walkedBy, language)} – {inLanguage(stateWords(chart, state), language)}
        </h3>
        {files.length === 0 ? (
          <p className="small">{inLanguage(words.unwalked, language)}</p>
        ) : (
          <ul className="walks">
            {files.map((file) => (
              <li key={file}>{nameOf(file, language)}</li>
            ))}
          </ul>
        )}
      </section>
    )
  })

/** A model is named before its file. */
const nameOf = (file: string, language: Language) => {
  const [, model] = /^tests\/models\/(\w+)\./.exec(file) ?? []
  return model === undefined ? (
    <code>{file}</code>
  ) : (
    <>
      {inLanguage(words.model, language)} <strong>{model}</strong> <code>{file}</code>
    </>
  )
}
