import type pg from 'pg'

/** What is done once an answer is there: with the error, or with undefined when all went well. */
export type AfterAnswer = (error: unknown) => void

/** Calls `before` with each statement that this connection is asked, and what that answers once the whole answer is there. */
export function onAnswer(client: pg.ClientBase, before: (asked: unknown) => AfterAnswer): void {
  const ask: (...asked: unknown[]) => unknown = client.query.bind(client)
  const watched = (...asked: unknown[]): unknown => {
    const after = before(asked[0])
    const callback = asked.at(-1)
    if (typeof callback === 'function') {
      const answer = (...given: unknown[]) => {
        after(given[0])
        return callback(...given)
      }
      return ask(...asked.slice(0, -1), answer)
    }
    const answer = ask(...asked)
    if (answer instanceof Promise) {
      answer.then(
        () => after(undefined),
        (error) => after(error),
      )
    }
    return answer
  }
  client.query = watched as typeof client.query
}
