import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'

type Served = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void
type Waiting = { readonly serve: () => void; readonly refuse: (error: Error) => void }
type Line = PoolConfig & { readonly max: number; readonly connectionTimeoutMillis: number }

/** Beyond this length, nobody would wait for the answer. */
const longestLine = 20_000
/** Milliseconds by which the timer of a connection may be late before this process itself counts as busy. */
const lateness = 100

/**
 * A pool with a queue in front. `pg` treats the time spent waiting for other callers as if the database did not
 * answer, so a thousand people who vote at once would be refused. This pool refuses waiting callers only after the
 * database has answered nobody for as long as a connection may take. A working database gets through any queue, and a
 * dead one is reported just as soon.
 */
export class QueuedPool extends Pool {
  readonly #most: number
  readonly #patience: number
  readonly #line: Waiting[] = []
  /** Connections in use: one that arrived too late for its caller is released too. */
  readonly #held = new Set<PoolClient>()
  #busy = 0
  #answers = 0
  #alarm: NodeJS.Timeout | null = null

  constructor(config: Line) {
    super(config)
    this.#most = config.max
    this.#patience = config.connectionTimeoutMillis
    this.on('release', (error, client) => {
      if (this.#held.delete(client)) this.#next(!error)
    })
  }

  /** Callers without a connection: in the queue, or while theirs is being opened. */
  countWaiting(): number {
    return this.#line.length + this.waitingCount
  }

  override connect(): Promise<PoolClient>
  override connect(served: Served): void
  override connect(served?: Served): Promise<PoolClient> | undefined {
    const client = this.#inTurn()
    if (!served) return client
    client.then(
      (own) => served(undefined, keepAfterRefusal(own), own.release),
      (error: Error) => served(error, undefined, () => undefined),
    )
    return undefined
  }

  async #inTurn(): Promise<PoolClient> {
    if (this.#busy < this.#most) this.#busy += 1
    else await this.#turn()
    try {
      const client = await this.#connected()
      this.#held.add(client)
      return client
    } catch (error) {
      this.#next(false)
      throw error
    }
  }

  /** A late timer shows that this process was busy, and that the database may have responded: it gets one more check. */
  #connected(): Promise<PoolClient> {
    const since = performance.now()
    return super.connect().catch((error: unknown) => {
      if (performance.now() - since < this.#patience + lateness) throw error
      return super.connect()
    })
  }

  #turn(): Promise<void> {
    if (this.#line.length >= longestLine) return Promise.reject(new Error(`${refusal}: too many are waiting`))
    this.#alarm ??= setTimeout(() => this.#lookAgain(), this.#patience)
    return new Promise((serve, refuse) => this.#line.push({ serve, refuse }))
  }

  /** Passes the free slot to the caller that has waited longest, so that nobody slips in between. */
  #next(hasAnswered: boolean): void {
    if (hasAnswered) {
      this.#answers += 1
      this.#alarm?.refresh()
    }
    const first = this.#line.shift()
    if (first) first.serve()
    else this.#busy -= 1
    if (this.#line.length === 0) this.#calm()
  }

  /** If this process was busy all that time, answers may have arrived that nobody has read yet. */
  #lookAgain(): void {
    const before = this.#answers
    setImmediate(() => {
      if (this.#answers === before) this.#refuseAll()
    })
  }

  #refuseAll(): void {
    this.#calm()
    for (const { refuse } of this.#line.splice(0)) refuse(new Error(`${refusal}: nobody was answered`))
  }

  #calm(): void {
    if (this.#alarm) clearTimeout(this.#alarm)
    this.#alarm = null
  }
}

/**
 * For a single statement: keeps the connection that `pg` would close and replace when the database refuses the
 * statement.
 */
function keepAfterRefusal(client: PoolClient): PoolClient {
  const { release } = client
  client.release = (error) => release(error instanceof DatabaseError && error.severity === 'ERROR' ? undefined : error)
  return client
}

/** The words of `pg`, by which databaseErrors.ts recognises a temporary refusal. */
const refusal = 'timeout exceeded when trying to connect'
