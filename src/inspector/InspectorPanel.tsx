import { css, Global } from '@emotion/react'
import { useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { activeStates } from './activeStates.ts'
import type { InspectedActor, JournalStore } from './journal.ts'
import { redact } from './redact.ts'
import { Splitter } from './Splitter.tsx'
import { StateBoxes } from './StateBoxes.tsx'

const panel = css({
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: 2_147_483_000,
  display: 'flex',
  flexDirection: 'column',
  background: '#f5f6f8',
  color: '#1c2533',
  borderTop: '1px solid #8d97a8',
  font: '13px/1.45 system-ui, sans-serif',
  maxHeight: '90vh',
})
const bar = css({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', padding: '6px 10px' })
const panes = css({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gap: 10,
  padding: '0 10px 10px',
  overflow: 'auto',
  gridAutoRows: 'minmax(180px, 1fr)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
})
const pane = css({ overflow: 'auto', minWidth: 0, '& h3': { font: 'inherit', fontWeight: 600, margin: '0 0 4px' } })
const log = css({ margin: 0, padding: 0, listStyle: 'none', '& code': { overflowWrap: 'anywhere' } })
const pre = css({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

const foldedHeight = 48

const machineSnapshot = z.catch(
  z.object({ status: z.optional(z.string()), value: z.optional(z.unknown()), context: z.optional(z.unknown()) }),
  {},
)

/** Shows the running actors without network, in development and in a demo. */
export const InspectorPanel = ({ store }: { store: JournalStore }) => {
  const { actors, entries } = useSyncExternalStore(store.subscribe, store.read)
  const [chosen, choose] = useState<string | null>(null)
  const [height, setHeight] = useState(320)
  const [isOpen, setOpen] = useState(true)
  const machines = actors
    .filter(({ machine }) => machine !== null)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const actor = machines.find(({ sessionId }) => sessionId === chosen) ?? machines[0]
  return (
    <aside css={panel} style={isOpen ? { height } : {}} aria-label="Inspector">
      {/* Room below the page, so that nothing stays hidden under the panel. */}
      <Global styles={{ body: { paddingBlockEnd: isOpen ? height : foldedHeight } }} />
      {isOpen && <Splitter height={height} onChange={setHeight} />}
      <div css={bar}>
        <label>
          Actor{' '}
          <select value={actor?.sessionId ?? ''} onChange={(event) => choose(event.target.value)}>
            {machines.map(({ sessionId, name }) => (
              <option key={sessionId} value={sessionId}>
                {name} ({sessionId})
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={store.clear}>
          Clear events
        </button>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Fold' : 'Unfold'}
        </button>
      </div>
      {isOpen && (
        <div css={panes}>
          {actor && <ActorPanes actor={actor} />}
          <section css={pane} aria-label="Events">
            <h3>Events</h3>
            <ol css={log}>
              {entries.toReversed().map(({ id, time, actor: name, type, payload }) => (
                <li key={id}>
                  <time>{time}</time> {name} ← <strong>{type}</strong> <code>{JSON.stringify(payload)}</code>
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </aside>
  )
}

const ActorPanes = ({ actor: { machine, snapshot } }: { actor: InspectedActor }) => {
  const { status, value, context } = machineSnapshot.parse(snapshot ?? {})
  return (
    <>
      <section css={pane} aria-label="Diagram">
        <h3>Diagram</h3>
        {machine && <StateBoxes node={machine.root} active={activeStates(machine.root, value)} />}
      </section>
      <section css={pane} aria-label="Snapshot">
        <h3>Snapshot</h3>
        <pre css={pre}>{JSON.stringify({ status, value, context: redact(context) }, null, 2)}</pre>
      </section>
    </>
  )
}
