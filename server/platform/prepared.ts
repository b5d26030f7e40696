import type { Queryable } from './database.ts'

/**
 * A hot statement, written once per database instead of once per request. PostgreSQL keeps its plan under the name it is
 * prepared with: no two statements may share one. What varies is a placeholder.
 */
export function prepared<Statement extends object>(write: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const written = new WeakMap<Queryable, Statement>()
  return (db) => {
    const statement = written.get(db) ?? write(db)
    written.set(db, statement)
    return statement
  }
}
