/** Adds up one number of each row, for example integer cents. */
export const sumBy = <Row>(rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0)
