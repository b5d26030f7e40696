import path from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { recordPagesShown } from '#tests/changed/pagesShown.ts'

type Task = { readonly result?: { readonly state: string }; readonly tasks?: readonly Task[] }

const shown = new Set<string>()

/** The chunk `screen:<page>` loads when that page shows. */
export function noteChunk(name: string) {
  const page = /^screen:(\w+)$/.exec(name)?.[1]
  if (page) shown.add(page)
}

/** Records which pages each test file has shown, for `npm run test:changed`. */
export function recordPages() {
  let file: (Task & { readonly filepath: string }) | undefined
  afterEach(({ task }) => {
    file = task.file
  })
  afterAll(() => {
    if (file) recordPagesShown(path.relative('.', file.filepath), shown, hasPassed(file))
    shown.clear()
  })
}

const hasPassed = ({ result, tasks }: Task): boolean => tasks?.every(hasPassed) ?? result?.state === 'pass'
