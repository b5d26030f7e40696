import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { type Gone, isGone } from './Gone.tsx'
import { Loaded } from './Loaded.tsx'
import { isWithheld, Withheld } from './Withheld.tsx'

type LoadedProps<Data> = ComponentProps<typeof Loaded<Data>>
type Props<Data> = Omit<LoadedProps<Data>, 'query'> & {
  query: LoadedProps<Data>['query'] & { readonly error: Error | null }
  /** Shown when the address names nothing that this person may see. */
  gone?: ReactElement<ComponentProps<typeof Gone>>
  /** Shown when the person's role does not allow it. */
  withheld?: ReactNode
}

/** A page's view of one query: gone, withheld, loading, failed with a retry, or loaded. */
export function Fetched<Data>({ query, gone, withheld = <Withheld />, ...props }: Props<Data>) {
  if (gone && isGone(query.error)) return gone
  if (isWithheld(query.error)) return withheld
  return <Loaded query={query} {...props} />
}
