import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite, parse, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'

const { serialize, messages } = protocol
/** A statement that the database keeps, parsed and planned, under a name; and the types of its parameters. */
type Kept = { readonly name: string; readonly parameterTypes: readonly number[] }
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

/** Keeps a statement only once it is frequent: rare ones would only fill the memory. */
const often = 5
/** SQLSTATE of "cached plan must not change result type". */
const outdated = '0A000'
/** Above this number, the statement that has gone unused longest is dropped. */
const mostKept = 300
/** Milliseconds after which the next statement yields to other work of the process. */
const longestTurn = 10
/** Limits how many statements are counted before they are kept, because some are never repeated. */
const mostCounted = 3_000

/**
 * PGlite with frequent statements prepared under a name, as PostgreSQL drivers do. PGlite's own `query` parses and plans a
 * statement every time, in six messages, and that takes longer than running it. A prepared statement takes one message
 * (docs/decisions/024-statements-kept-by-name.md). Rare statements use PGlite's own `query`.
 *
 * PGlite computes in this thread and never yields, so a job of many transactions would block every request until its end.
 * Statements and transactions therefore begin a new turn of the event loop now and then.
 */
export class EmbeddedDatabase extends PGlite {
  readonly #executions = new Map<string, number>()
  readonly #kept = new Map<string, Kept>()
  #names = 0
  #turnBegan = performance.now()

  override async query<T>(text: string, values: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    await this.#letOthersIn()
    if (!this.#isFrequent(text)) return super.query<T>(text, values, options)
    await this._checkReady()
    return this._runExclusiveTransaction(() => this.#askKept<T>(text, values, options))
  }

  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    await this.#letOthersIn()
    return super.transaction((tx) => work(this.#withKept(tx)))
  }

  async #letOthersIn() {
    if (performance.now() - this.#turnBegan < longestTurn) return
    await nextTurn()
    this.#turnBegan = performance.now()
  }

  /**
   * Statements of a library that expects a server. Several statements in one text run together; if they are a transaction that
   * fails, it is rolled back before anybody else has a turn.
   */
  async executeSql(text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
    if (values.length > 0) return this.query(text, values)
    const isTransaction = /^\s*begin\b/i.test(text)
    const results = isTransaction ? await super.transaction((tx) => tx.exec(text)) : await this.exec(text)
    return { rows: results.flatMap(({ rows }) => rows) }
  }

  #withKept(tx: Transaction): Transaction {
    const query = async <T>(text: string, values: unknown[] = [], options: QueryOptions = {}) =>
      tx.closed || !this.#isFrequent(text)
        ? tx.query<T>(text, values, options)
        : this.#askKept<T>(text, values, options)
    return Object.defineProperties({ ...tx, query }, { closed: { get: () => tx.closed } })
  }

  #isFrequent(text: string): boolean {
    if (this.#kept.has(text)) return true
    const times = (this.#executions.get(text) ?? 0) + 1
    if (this.#executions.size >= mostCounted) this.#executions.clear()
    this.#executions.set(text, times)
    return times > often
  }

  /** The caller states the type of a row, as with PGlite's own `query`. */
  #askKept<T>(text: string, values: readonly unknown[], options: QueryOptions): Promise<Results<T>>
  #askKept(text: string, values: readonly unknown[], options: QueryOptions): Promise<Results> {
    return this._runExclusiveQuery(async () => {
      const { name, parameterTypes } = await this.#keep(text)
      const bound = values.map((value, index) => this.#written(value, parameterTypes[index] ?? 0, options))
      const answer = await this.#send(
        [
          serialize.bind({ statement: name, values: bound }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
          serialize.sync(),
        ],
        options,
      )
      const [result = { rows: [], fields: [] }] = parse.parseResults(answer, this.parsers, options)
      return result
    }).catch((error: unknown) => {
      // The tables have changed since: the next call prepares the statement again.
      if (error instanceof messages.DatabaseError && error.code === outdated) this.#kept.delete(text)
      throw error
    })
  }

  /** Prepares a statement once. One that the database refuses is not kept. */
  async #keep(text: string): Promise<Kept> {
    const known = this.#kept.get(text)
    if (known) {
      // A map keeps insertion order: reinserting moves the statement to the end.
      this.#kept.delete(text)
      this.#kept.set(text, known)
      return known
    }
    this.#names += 1
    const name = `kept_${this.#names}`
    const answer = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    const described = answer.find((message) => message instanceof messages.ParameterDescriptionMessage)
    const kept = { name, parameterTypes: described?.dataTypeIDs ?? [] }
    this.#kept.set(text, kept)
    this.#executions.delete(text)
    await this.#forgetOldest()
    return kept
  }

  async #forgetOldest() {
    const [oldest] = this.#kept
    if (!oldest || this.#kept.size <= mostKept) return
    const [text, { name }] = oldest
    this.#kept.delete(text)
    await this.#send([serialize.close({ type: 'S', name }), serialize.sync()])
  }

  #written(value: unknown, type: number, options: QueryOptions): string | null {
    if (value === null || value === undefined) return null
    const write = options.serializers?.[type] ?? this.serializers[type]
    return write ? write(value) : String(value)
  }

  #send(parts: readonly Uint8Array[], { onNotice }: QueryOptions = {}): Promise<Messages> {
    return this.execProtocolStream(Buffer.concat(parts), { syncToFs: false, ...(onNotice && { onNotice }) })
  }
}
