import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const floors = ['contract', 'machines', 'offers', 'locales', 'src', 'server']

export type SourceImport = {
  readonly file: string
  /** A path from the project's root, or the name of a package. */
  readonly target: string
  readonly isPackage: boolean
  readonly isType: boolean
  readonly isDynamic: boolean
}

/** Every import line of every source file, except tests and docs. */
export async function readImports(): Promise<SourceImport[]> {
  const files: string[] = []
  for await (const file of glob(`{${floors.join(',')}}/**/*.{ts,tsx}`, { cwd: root })) files.push(file)
  return files.sort().flatMap((file) => importsOf(file, readFileSync(path.join(root, file), 'utf8')))
}

/** A file and its static imports, transitively. */
export function withImports(file: string, imports: readonly SourceImport[]): ReadonlySet<string> {
  const linesOf = Map.groupBy(imports, (line) => line.file)
  const known = new Set([file])
  for (const one of known) {
    for (const { target, isPackage, isType, isDynamic } of linesOf.get(one) ?? []) {
      if (!isPackage && !isType && !isDynamic) known.add(target)
    }
  }
  return known
}

export function importsOf(file: string, source: string): SourceImport[] {
  const lines = source.matchAll(/^(?:import|export)\s+(type\s)?([^'"`;]*?from\s+)?['"]([^'"]+)['"]/gm)
  const dynamic = source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)
  return [
    ...Array.from(lines, ([, type, names = '', specifier = '']) => ({
      ...resolve(file, specifier),
      isType: type !== undefined || hasOnlyTypes(names),
      isDynamic: false,
    })),
    ...Array.from(dynamic, ([, specifier = '']) => ({ ...resolve(file, specifier), isType: false, isDynamic: true })),
  ]
}

const hasOnlyTypes = (names: string) => {
  const inner =
    /^\{([\s\S]*)\}/
      .exec(names)?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '') ?? []
  return inner.length > 0 && inner.every((name) => name.trim().startsWith('type '))
}

function resolve(file: string, specifier: string) {
  const own = specifier.startsWith('#') ? specifier.slice(1) : null
  const near = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null
  const target = own ?? near ?? packageName(specifier)
  return { file, target, isPackage: own === null && near === null }
}

const packageName = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
