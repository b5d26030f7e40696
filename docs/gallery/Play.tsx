import type { Chart, ChartMove, ChartState } from '#docs/generator/chart.ts'
import { allStates } from '#docs/generator/chart.ts'
import {
  eventWords,
  inLanguage,
  isCommonEvent,
  type Language,
  statePathOf,
  stateWords,
} from '#docs/generator/inWords.ts'
import { leavesOf, movesFrom } from './play.ts'
import { Reads } from './Reads.tsx'
import type { Game } from './useGame.ts'
import { words } from './words.ts'

type Props = { readonly chart: Chart; readonly language: Language; readonly game: Game }

/** The states that hold now, what the screen says in them, and a button for everything that can happen next. */
export const Play = ({ chart, language, game }: Props) => {
  const moves = movesFrom(chart, game.active)
  return (
    <div className="play">
      <section aria-labelledby="now" aria-live="polite">
        <h3 id="now">{inLanguage(words.now, language)}</h3>
        {leavesOf(chart, game.active).map((state) => (
          <StateCard key={state.id} chart={chart} state={state} language={language} />
        ))}
      </section>
      <Reads chart={chart} language={language} active={game.active} />
      <section aria-labelledby="next">
        <h3 id="next">{inLanguage(words.next, language)}</h3>
        {moves.length === 0 && <p>{inLanguage(words.nothing, language)}</p>}
        <ul className="moves">
          {moves.flatMap((move) =>
            move.labels.map((label) => (
              <li key={`${move.id} ${label}`}>
                <button type="button" onClick={() => game.take(move, label)}>
                  <MoveWords chart={chart} move={move} label={label} language={language} />
                </button>
              </li>
            )),
          )}
        </ul>
        <button type="button" className="restart" onClick={game.restart}>
          {inLanguage(words.restart, language)}
        </button>
      </section>
      {game.taken.length > 0 && (
        <section aria-labelledby="steps">
          <h3 id="steps">{inLanguage(words.steps, language)}</h3>
          <ol>
            {game.taken.map(({ key, move, label }) => (
              <li key={key}>
                <MoveWords chart={chart} move={move} label={label} language={language} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

type CardProps = { readonly chart: Chart; readonly state: ChartState; readonly language: Language }

/** What a person sees in a state. Charts describe their states in English. */
const StateCard = ({ chart, state, language }: CardProps) => (
  <article className="card">
    <h4>
      {inLanguage(stateWords(chart, state), language)} <code>{statePathOf(chart, state)}</code>
    </h4>
    <p lang="en">{state.description}</p>
    {state.specification !== '' && <p className="small">{state.specification}</p>}
  </article>
)

type MoveProps = {
  readonly chart: Chart
  readonly move: ChartMove
  readonly label: string
  readonly language: Language
}

const MoveWords = ({ chart, move, label, language }: MoveProps) => {
  const target = allStates(chart.root).find(({ id }) => id === move.to)
  return (
    <>
      <strong>{inLanguage(eventWords(chart, label), language)}</strong> {!isCommonEvent(label) && <code>{label}</code>}{' '}
      {move.guard !== null && <code className="guard">[{move.guard}]</code>}
      <span className="target">
        → {inLanguage(target === undefined ? words.stays : stateWords(chart, target), language)}
      </span>
    </>
  )
}
