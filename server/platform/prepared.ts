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

/** The same for statements that differ by more than values: one for each name. */
export function preparedEach<Shape, Statement extends object>(
  nameOf: (shape: Shape) => string,
  write: (db: Queryable, shape: Shape, name: string) => Statement,
): (db: Queryable, shape: Shape) => Statement {
  const statements = new Map<string, (db: Queryable) => Statement>()
  return (db, shape) => {
    const name = nameOf(shape)
    const statement = statements.get(name) ?? prepared((queryable) => write(queryable, shape, name))
    statements.set(name, statement)
    return statement(db)
  }
}
