import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** Code that only a base may contain: all other widgets open, list and close through it. */
const marks = [
  { what: 'a dialog', mark: /<dialog\b|\.showModal\(|aria-modal/, where: ['src/ui/Dialog.tsx'] },
  { what: 'a lock of the scroll', mark: /\blockScroll\(/, where: ['src/ui/Dialog.tsx', 'src/ui/scrollLock.ts'] },
  {
    what: 'a list of options',
    mark: /\brole[=:] ?\{?['"](?:listbox|option|combobox)\b|aria-activedescendant['"]?[=:]/,
    where: ['src/ui/useListbox.ts'],
  },
  {
    what: 'a press or a focus elsewhere',
    mark: /\b(?:globalThis|window|document)\.addEventListener\('(?:focusin|pointerdown|mousedown|click)'|relatedTarget\)\)/,
    where: ['src/ui/usePopover.ts'],
  },
  {
    what: 'rows that are in the page only while they are visible',
    mark: /\buse(?:Window)?Virtualizer\b/,
    where: ['src/ui/useVirtualRows.ts'],
  },
  {
    // Escape also hides the values of a chart, which is not a panel.
    what: 'the Escape key',
    mark: /'Escape'/,
    where: ['src/ui/Dialog.tsx', 'src/ui/charts/useMarks.ts', 'src/ui/usePopover.ts'],
  },
]

const sources = new Map<string, string>()
for await (const path of glob('src/**/*.{ts,tsx}')) sources.set(path, await readFile(path, 'utf8'))

it.each(marks)('only the base of its kind handles $what', ({ mark, where }) => {
  const found = [...sources].filter(([, text]) => mark.test(text)).map(([path]) => path)
  expect(found.toSorted()).toEqual(where)
})
