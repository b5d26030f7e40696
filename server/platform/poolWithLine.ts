import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'

type Served = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void
type Waiting = { readonly serve: () => void; readonly refuse: (error: Error) => void }
type Line = PoolConfig & { readonly max: number; readonly connectionTimeoutMillis: number }

/** Beyond it nobody would wait for the answer any more. */
const longestLine = 20_000

/**
 * A pool with a line before it. `pg` counts the time somebody waits for others as if the database did not answer: a thousand
 * people who vote at one moment would be refused. Here whoever waits is refused once the database has answered nobody for as
 * long as a connection may take, and only then: one that works gets through any line, one that is gone is told as soon.
 */
export class PoolWithLine extends Pool {
  readonly #most: number
  readonly #patience: number
  readonly #line: Waiting[] = []
  /** In hand: a connection that came too late for who waited is given back as well. */
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

  override connect(): Promise<PoolClient>
  override connect(served: Served): void
  override connect(served?: Served): Promise<PoolClient> | undefined {
    const client = this.#inTurn()
    if (!served) return client
    client.then(
      (own) => served(undefined, keptAfterRefusal(own), own.release),
      (error: Error) => served(error, undefined, () => undefined),
    )
    return undefined
  }

  async #inTurn(): Promise<PoolClient> {
    if (this.#busy < this.#most) this.#busy += 1
    else await this.#turn()
    try {
      const client = await super.connect()
      this.#held.add(client)
      return client
    } catch (error) {
      this.#next(false)
      throw error
    }
  }

  #turn(): Promise<void> {
    if (this.#line.length >= longestLine) return Promise.reject(new Error(`${refusal}: too many are waiting`))
    this.#alarm ??= setTimeout(() => this.#lookAgain(), this.#patience)
    return new Promise((serve, refuse) => this.#line.push({ serve, refuse }))
  }

  /** A place is free; whoever waits longest has it, so that nobody slips in between. */
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

  /** Where the process itself was busy for so long, answers have come meanwhile that nobody has read. */
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

/** For one statement by itself: `pg` would close its connection when the database refused it, and open another. */
function keptAfterRefusal(client: PoolClient): PoolClient {
  const { release } = client
  client.release = (error) => release(error instanceof DatabaseError && error.severity === 'ERROR' ? undefined : error)
  return client
}

/** In the words of `pg`, by which a refusal for the time being is known (databaseErrors.ts). */
const refusal = 'timeout exceeded when trying to connect'
