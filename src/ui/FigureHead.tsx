type Props = { subject: string; figures: readonly string[] }

/** The headings of a plain table: what its rows are, and columns of figures. */
export const FigureHead = ({ subject, figures }: Props) => (
  <thead>
    <tr>
      <th scope="col">{subject}</th>
      {figures.map((figure) => (
        <th key={figure} scope="col" data-figure>
          {figure}
        </th>
      ))}
    </tr>
  </thead>
)
