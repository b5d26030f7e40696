import type { ImportFile } from './importFile.ts'

/** Every file after those that it depends on, otherwise in the order of the manifests. */
export function inOrder(files: readonly ImportFile[]): readonly ImportFile[] {
  const ordered: ImportFile[] = []
  let waiting = files
  while (waiting.length > 0) {
    const next = waiting.filter(({ after }) => after.every((name) => ordered.some((file) => file.name === name)))
    if (next.length === 0)
      throw new Error(`import files depend on each other: ${waiting.map(({ name }) => name).join()}`)
    ordered.push(...next)
    waiting = waiting.filter((file) => !next.includes(file))
  }
  return ordered
}
