/** Repeats a request, as a page does, while the database is too busy to serve it. */
export async function untilServed(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send()
    if (answer.status !== 503) return answer
  }
}
