import type { FieldValues, Resolver } from 'react-hook-form'

type Resolvers = typeof import('./account-resolvers.ts')

/** For the first key that is pressed in a form: by the time it is sent, what checks it is there. */
export const prepareChecks = () => void import('./account-resolvers.ts').catch(() => {})

/**
 * A form is not checked before it is sent, so the schemas are not fetched before. Where they cannot be, the server's check
 * remains, and whoever sends the form hears of the lost connection.
 */
export function checkWhenSent<Values extends FieldValues>(
  choose: (resolvers: Resolvers) => Resolver<Values>,
): Resolver<Values> {
  return async (values, context, options) => {
    const resolvers = await import('./account-resolvers.ts').catch(() => null)
    return resolvers ? choose(resolvers)(values, context, options) : { values, errors: {} }
  }
}
