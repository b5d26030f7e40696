/** What somebody may type instead of a name: none of it may run, all of it is shown as typed. */
export const hostileTexts = [
  '<script>globalThis.wasRun = true</script>',
  '<img src=x onerror="globalThis.wasRun = true">',
  '"><svg onload="globalThis.wasRun = true">',
  "';globalThis.wasRun = true;//",
  'javascript:globalThis.wasRun=true',
  '{{constructor.constructor("globalThis.wasRun = true")()}}',
  '<a href="javascript:globalThis.wasRun=true">x</a>',
  '<iframe srcdoc="<script>parent.wasRun = true</script>">',
  '&lt;script&gt;globalThis.wasRun = true&lt;/script&gt;',
  '\u202Egnp.exe<details open ontoggle="globalThis.wasRun = true">',
] as const
