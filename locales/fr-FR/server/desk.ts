/** What the portal adds to a comment that was written at the help desk. Read by the server only. */
export const desk = {
  /** An author whose name is unknown. */
  team: 'Assistance',
  left: 'Pièces jointes restées à l’assistance : {{names}}',
} as const
