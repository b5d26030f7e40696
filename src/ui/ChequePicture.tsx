import { css } from '@emotion/react'
import { useId } from 'react'

const picture = css({
  display: 'block',
  width: '100%',
  maxWidth: 520,
  height: 'auto',
  '& .paper': { fill: 'var(--color-surface-sunken)', stroke: 'var(--color-border-strong)' },
  '& .line': { stroke: 'var(--color-border-strong)' },
  '& .part': { fill: 'var(--color-info-soft)' },
  '& text': { fill: 'var(--color-text)', fontSize: 13 },
  '& .digits': { fontFamily: 'monospace', fontSize: 15 },
  '& .part + text, & .name': { fontWeight: 600 },
})

/** The parts of the line at the bottom of a cheque, from left to right. */
const parts = [
  { name: 'transit', digits: '12345', x: 76, width: 76 },
  { name: 'institution', digits: '815', x: 172, width: 84 },
  { name: 'account', digits: '1234567', x: 276, width: 100 },
] as const

type Part = (typeof parts)[number]['name']
type Props = { title: string; description: string; payee: string; names: Readonly<Record<Part, string>> }

/** A cheque of Canada, with the numbers of its account named. */
export function ChequePicture({ title, description, payee, names }: Props) {
  const id = useId()
  return (
    <svg css={picture} viewBox="0 0 480 210" role="img" aria-labelledby={`${id}-title ${id}-text`}>
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      <rect className="paper" x="1" y="1" width="478" height="208" rx="8" />
      <path className="line" d="M160 72H390M24 104H390M300 132H456M404 60H456V80H404Z" fill="none" />
      <text x="24" y="30" className="digits">
        001
      </text>
      <text x="24" y="68">
        {payee}
      </text>
      <text x="24" y="182" className="digits">
        001
      </text>
      {parts.map(({ name, digits, x, width }) => (
        <g key={name}>
          <rect className="part" x={x} y="164" width={width} height="28" rx="6" />
          <text x={x + width / 2} y="183" className="digits" textAnchor="middle">
            {digits}
          </text>
          <text x={x + width / 2} y="156" className="name" textAnchor="middle">
            {names[name]}
          </text>
        </g>
      ))}
    </svg>
  )
}
