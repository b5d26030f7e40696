import type { Queryable } from './database.ts'

/**
 * A frequent statement, built once per database instead of once per request. PostgreSQL keeps its plan under the
 * prepared name, so no two statements may share a name. Varying values are placeholders.
 */
export function prepared<Statement extends object>(write: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const written = new WeakMap<Queryable, Statement>()
  return (db) => {
    const statement = written.get(db) ?? write(db)
    written.set(db, statement)
    return statement
  }
}
