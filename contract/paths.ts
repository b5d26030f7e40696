import type { FramedPage, ScreenName, ScreenOfOne, ScreenParams } from './addresses.ts'
import { screenOf, screenPaths } from './addresses.ts'

/** The address of a screen with parameters. */
export function pathOf<Name extends ScreenOfOne>(screen: Name, params: ScreenParams<Name>): string {
  const path: string = screenPaths[screen]
  const values = new Map(Object.entries<string>(params))
  return path.replace(/:(\w+)/g, (_, name: string) => values.get(name) ?? '')
}

/** The parameters of an address of this screen; `null` for any other address. */
export function paramsOf<Name extends FramedPage>(screen: Name, pathname: string): ScreenParams<Name> | null {
  if (screenOf(pathname) !== screen) return null
  const names = screenPaths[screen].split('/')
  const found = pathname.split('/').flatMap((part, index) => {
    const name = names[index]
    return name?.startsWith(':') ? [[name.slice(1), part] as const] : []
  })
  const params: Readonly<Record<string, string>> = Object.fromEntries(found)
  return isComplete<Name>(params, names) ? params : null
}

const isComplete = <Name extends ScreenName>(
  params: Readonly<Record<string, string>>,
  names: readonly string[],
): params is ScreenParams<Name> => names.every((name) => !name.startsWith(':') || name.slice(1) in params)
