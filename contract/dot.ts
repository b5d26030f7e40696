/** Between two facts on one line; a line that breaks there never begins with it. */
export const dot = '\u00a0· '
