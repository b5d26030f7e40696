import type { ComponentProps, ReactElement } from 'react'
import { type Gone, isGone } from './Gone.tsx'
import { Loaded } from './Loaded.tsx'
import { isWithheld, Withheld } from './Withheld.tsx'

type LoadedProps<Data> = ComponentProps<typeof Loaded<Data>>
type Props<Data> = Omit<LoadedProps<Data>, 'query'> & {
  query: LoadedProps<Data>['query'] & { readonly error: Error | null }
  /** What stands there when the address names nothing that this person may know of. */
  gone?: ReactElement<ComponentProps<typeof Gone>>
}

/** What a page shows of one query: gone, withheld, on its way, failed with a way to try again, or there. */
export function Fetched<Data>({ query, gone, ...props }: Props<Data>) {
  if (gone && isGone(query.error)) return gone
  if (isWithheld(query.error)) return <Withheld />
  return <Loaded query={query} {...props} />
}
