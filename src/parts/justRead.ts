/**
 * Milliseconds during which a result that another part of the page has just loaded counts as fresh; live events report
 * changes in between.
 */
export const justRead = 30_000
