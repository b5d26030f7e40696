import { importFolderLimit } from '#contract/imports.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Fault, ImportFile, OpenedFile } from './importFile.ts'
import { inOrder } from './inOrder.ts'
import { nearest } from './nearest.ts'

/** The files of a folder by their names, such as `lots.csv`. */
export type Folder = ReadonlyMap<string, Uint8Array>
export type FolderFault = Fault & { readonly file: string }

const extension = '.csv'

/** Opens all files that the import knows, absent ones as empty, because rows may refer to the database. */
export function openFolder(files: readonly ImportFile[], offer: Offer, folder: Folder) {
  const names = files.map(({ name }) => `${name}${extension}`)
  const strange: FolderFault[] = [...folder.keys()]
    .filter((name) => !names.includes(name))
    .map((name) => {
      const hint = nearest(name.toLowerCase().slice(0, 60), names)
      return { file: name.slice(0, 60), line: null, column: null, reason: 'unknownFile', ...(hint && { detail: hint }) }
    })
  if (sizeOf(folder) > importFolderLimit) {
    const [largest = ''] = [...folder].sort(([, one], [, other]) => other.byteLength - one.byteLength)[0] ?? []
    return {
      opened: [],
      faults: [...strange, { file: largest, line: null, column: null, reason: 'fileTooLarge' as const }],
    }
  }
  const opened = inOrder(files).map((file) => file.open(offer, folder.get(`${file.name}${extension}`) ?? null))
  const unreadable = opened.flatMap(({ name, faults }) =>
    faults.map((fault): FolderFault => ({ ...fault, file: `${name}${extension}` })),
  )
  return { opened, faults: [...strange, ...unreadable] }
}

const sizeOf = (folder: Folder) => [...folder.values()].reduce((sum, { byteLength }) => sum + byteLength, 0)

/** The parts of a folder that have rows, those of places in the order of their keys. */
export const placesIn = (opened: readonly OpenedFile[]): readonly string[] =>
  [...new Set(opened.filter(({ belongs }) => belongs !== 'shared').flatMap(({ parts }) => [...parts]))]
    .filter((part) => part !== null)
    .sort()
