/** An e-mail address; a narrow column breaks it after its @ rather than within a word. */
export function EmailText({ email }: { email: string }) {
  const domain = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  )
}
