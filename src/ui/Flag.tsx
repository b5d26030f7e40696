import { css } from '@emotion/react'

/** A long name next to it must not narrow it. */
const fixed = css({ flex: 'none' })

type Country = 'FR' | 'US'

const star = 'm0-1 .24.69.73.02-.58.44.2.7L0 .43l-.59.42.2-.7-.58-.44.73-.02Z'
const starPlaces = [3, 7, 11].flatMap((x) => [3, 6.5, 10].map((y) => ({ x, y })))

/** Decoration next to the name of a language. */
export function Flag({ country }: { country: Country }) {
  return (
    <svg css={fixed} width="24" height="17" viewBox="0 0 34 24" aria-hidden="true" focusable="false">
      {country === 'FR' ? <Tricolour /> : <StarsAndStripes />}
      <path d="M.5.5h33v23H.5z" fill="none" stroke="currentColor" strokeOpacity="0.2" />
    </svg>
  )
}

function Tricolour() {
  return (
    <>
      <path fill="#fff" d="M0 0h34v24H0z" />
      <path fill="#000091" d="M0 0h11.3v24H0z" />
      <path fill="#e1000f" d="M22.7 0H34v24H22.7z" />
    </>
  )
}

function StarsAndStripes() {
  return (
    <>
      <path fill="#fff" d="M0 0h34v24H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.85"
        d="M0 .92h34M0 4.62h34M0 8.3h34M0 12h34M0 15.7h34M0 19.4h34M0 23.08h34"
      />
      <path fill="#3c3b6e" d="M0 0h14.5v12.9H0z" />
      {starPlaces.map(({ x, y }) => (
        <path key={`${x} ${y}`} fill="#fff" d={star} transform={`translate(${x} ${y}) scale(1.3)`} />
      ))}
    </>
  )
}
