import { Client } from 'pg'

/**
 * Calls `hear` with the payload of every notification of the channel. Also calls it, without one, at the start and after every
 * interruption, because something may have been missed. Returns a function that stops listening.
 */
export type Listen = (channel: string, hear: (payload?: string) => void) => () => Promise<void>

const connectionTimeout = 1_500
const firstPause = 250
const longestPause = 5_000
/** A connection that the network has dropped stays silent, so it is probed now and then. */
const askEvery = 30_000
const answerWithin = 5_000

/** A connection that only listens. It reconnects until it succeeds. */
export function listenOnPostgres(connectionString: string, onLost: (error: Error) => void): Listen {
  return (channel, hear) => {
    let isStopped = false
    let client: Client | null = null
    let timer: NodeJS.Timeout | undefined
    let pause = firstPause
    const stop = async () => {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    }
    connect()
    return stop

    function connect() {
      const own = new Client({
        connectionString,
        connectionTimeoutMillis: connectionTimeout,
        query_timeout: answerWithin,
        keepAlive: true,
      })
      client = own
      let isLost = false
      const lose = (error: Error) => {
        if (isLost || isStopped) return
        isLost = true
        onLost(error)
        clearTimeout(timer)
        void own.end().catch(() => undefined)
        timer = setTimeout(connect, pause)
        pause = Math.min(pause * 2, longestPause)
      }
      const keepAsking = () => {
        timer = setTimeout(() => own.query('select 1').then(keepAsking, lose), askEvery).unref()
      }
      own.on('error', lose)
      own.on('end', () => lose(new Error('the connection that listens has ended')))
      own.on('notification', ({ payload = '' }) => hear(payload))
      own
        .connect()
        .then(() => own.query(`listen ${own.escapeIdentifier(channel)}`))
        .then(() => {
          if (isStopped) return own.end()
          pause = firstPause
          hear()
          keepAsking()
        })
        .catch(lose)
    }
  }
}
