import { describe, expect, it } from 'vitest'
import type { ImportState } from '#contract/imports.ts'
import { importFolderLimit } from '#contract/imports.ts'
import {
  selectCanConfirm,
  selectFiles,
  selectPart,
  selectSetback,
} from '#machines/administration/import/import.selectors.ts'
import { selectFailure, selectMessage } from '#machines/parts/passwordConfirmation/passwordConfirmation.selectors.ts'
import { startImport } from '#tests/support/startImport.ts'
import type { ImportDriver } from './import.model.ts'
import { everyPath } from './import.model.ts'

const aFile = (name: string) => new File(['sql_id'], name)

/** The page with the files, and then the page of the import. */
function driveMachine(): ImportDriver {
  let started = startImport()
  let hasChanges = true
  const now = () => started.actor.getSnapshot()
  const names = () => selectFiles(now()).map(({ name }) => name)
  const shows = (part: string) => expect(selectPart(now())).toBe(part)
  const open = (state: ImportState) => {
    started.actor.stop()
    started = startImport({ state, hasChanges: state === 'checking' ? false : hasChanges })
  }
  const becomes = (state: ImportState) => started.server.says({ state, hasChanges })
  return {
    events: {
      'administrator drops files': () => {
        started.actor.send({ type: 'files.add', files: [aFile('lots.csv'), aFile('people.csv')] })
        started.actor.send({ type: 'files.add', files: [aFile('lots.csv')] })
      },
      'administrator drops a file with a wrong line': () => {
        hasChanges = false
        started.actor.send({ type: 'files.add', files: [aFile('lots.csv')] })
      },
      'administrator takes a file out': () => started.actor.send({ type: 'file.remove', name: 'lots.csv' }),
      'administrator has them compared': async () => {
        started.server.takes = { kind: 'created', importId: 'i1' }
        await started.send()
        expect(started.opened).toEqual(['i1'])
        open('checking')
      },
      'administrator has them compared, but there is no network': async () => {
        started.server.takes = new Error('no network')
        await started.send()
      },
      'the comparison ends': () => becomes('checked'),
      'administrator comes back after a reload': () => open('checked'),
      'administrator abandons it': () => started.abandon(),
      'administrator abandons it, but there is no network': async () => {
        started.server.abandons = new Error('no network')
        await started.abandon()
      },
      'another administrator abandons it': () => becomes('abandoned'),
      'administrator continues': () => started.actor.send({ type: 'import.confirm' }),
      'administrator goes back': () => started.actor.send({ type: 'import.back' }),
      'administrator types a wrong password': () => started.confirm('not this one'),
      'administrator confirms': () => started.confirm(),
      'administrator confirms, but there is no network': () =>
        started.server.answerWith({ kind: 'unanswered' }, () => started.confirm()),
      'administrator sends it again': () => started.sendAgain(),
      'the import ends': () => becomes('done'),
    },
    states: {
      'is asked for files': () => expect(names()).toEqual([]),
      'sees the chosen files': () => expect(names()).toEqual(['people.csv', 'lots.csv']),
      'sees the other files': () => expect(names()).toEqual(['people.csv']),
      'learns that they did not arrive': () => {
        expect(selectSetback(now())).toBe('unanswered')
        expect(names()).toEqual(['people.csv', 'lots.csv'])
      },
      'sees the chosen file': () => expect(names()).toEqual(['lots.csv']),
      'sees the comparison of a wrong file': () => shows('checking'),
      'learns that nothing can be imported': () => {
        shows('reviewing')
        expect(selectCanConfirm(now())).toBe(false)
      },
      'sees the comparison': () => shows('checking'),
      'sees what would change': () => shows('reviewing'),
      'finds what would change again': () => shows('reviewing'),
      'learns that it is not abandoned': () => {
        shows('reviewing')
        expect(selectSetback(now())).toBe('unanswered')
      },
      'sees that it is abandoned': () => shows('over'),
      'is asked for the password': () => shows('confirming'),
      'learns how many tries are left': () =>
        expect(selectMessage(started.confirmationRef().getSnapshot())?.remainingTries).toBe(4),
      'learns that the outcome is unknown': () =>
        expect(selectFailure(started.confirmationRef().getSnapshot())).toBe('unanswered'),
      'sees it run': () => shows('running'),
      'reads the report': () => shows('over'),
    },
  }
}

describe('an import, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})

describe('files', () => {
  it('that are too large together are not sent', () => {
    const { actor } = startImport()
    const file = aFile('lots.csv')
    Object.defineProperty(file, 'size', { value: importFolderLimit + 1 })
    actor.send({ type: 'files.add', files: [file] })
    actor.send({ type: 'files.send' })
    expect(selectSetback(actor.getSnapshot())).toBe('request_too_large')
    expect(selectFiles(actor.getSnapshot())).toHaveLength(1)
  })

  it('that the server refuses stay chosen, with the reason', async () => {
    const started = startImport()
    started.server.takes = { kind: 'refused', reason: 'invalid_value' }
    started.actor.send({ type: 'files.add', files: [aFile('lots.csv')] })
    await started.send()
    expect(selectSetback(started.now())).toBe('invalid_value')
    expect(selectFiles(started.now())).toHaveLength(1)
  })
})

describe('an import that can no longer be confirmed', () => {
  it('shows its current state', async () => {
    const started = startImport({ state: 'checked', hasChanges: true })
    started.actor.send({ type: 'import.confirm' })
    await started.server.answerWith({ kind: 'refused', reason: 'action_not_possible', fieldCodes: {} }, () =>
      started.confirm(),
    )
    expect(selectPart(started.now())).toBe('reviewing')
    started.server.says({ state: 'running', hasChanges: true })
    expect(selectPart(started.now())).toBe('running')
  })
})
