import type { DefaultError, QueryClient, QueryKey, QueryObserverOptions } from '@tanstack/react-query'
import { QueryObserver } from '@tanstack/react-query'
import type { EventObject } from 'xstate'
import { fromCallback } from 'xstate'

/** Sends a flow its own event whenever the result of a query changes in the cache. */
export const watchQuery = <Event extends EventObject, Read, Key extends QueryKey>(
  client: QueryClient,
  query: QueryObserverOptions<Read, DefaultError, Read, Read, Key>,
  toEvent: (read: Read) => Event | null,
) =>
  fromCallback<Event>(({ sendBack }) => {
    const observer = new QueryObserver(client, { ...query, enabled: false })
    return observer.subscribe(({ data }) => {
      const event = data === undefined ? null : toEvent(data)
      if (event) sendBack(event)
    })
  })
