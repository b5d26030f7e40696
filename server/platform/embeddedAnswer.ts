import { type PGlite, protocol, type QueryOptions, type Results, types } from '@electric-sql/pglite'

const { CommandCompleteMessage, DataRowMessage, RowDescriptionMessage } = protocol.messages

/** The answer of the database to one statement, message by message. */
export type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

const changing: readonly string[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE']

/**
 * The same result as PGlite's own `query`: rows as objects or arrays, with values read by the parsers of their types.
 */
export function readAnswer<T>(answer: Messages, { rowMode, parsers }: QueryOptions): Results<T> {
  const fields = (answer.find((message) => message instanceof RowDescriptionMessage)?.fields ?? []).map(
    ({ name, dataTypeID }) => ({ name, dataTypeID }),
  )
  const valuesOf = (cells: readonly (string | null)[]) =>
    fields.map(({ dataTypeID }, index) => types.parseType(cells[index] ?? null, dataTypeID, parsers))
  const rowOf = (values: readonly unknown[]) =>
    rowMode === 'array' ? values : Object.fromEntries(fields.map(({ name }, index) => [name, values[index]]))
  const rows = answer.flatMap((message) => (message instanceof DataRowMessage ? [rowOf(valuesOf(message.fields))] : []))
  const done = answer.find((message) => message instanceof CommandCompleteMessage)?.text.split(' ') ?? []
  const [command = ''] = done
  return {
    // The caller states the type of a row, as with PGlite's own `query`.
    rows: rows as T[],
    fields,
    command,
    affectedRows: changing.includes(command) ? Number(done.at(-1)) : 0,
  }
}
