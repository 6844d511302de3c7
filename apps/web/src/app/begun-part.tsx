import { type ComponentType, lazy, useState } from 'react'

/**
 * A part that is fetched from now on, and drawn at once where it has come by the time it is needed. `lazy` alone would draw
 * its fallback even then, and React keeps back for 300 ms what replaces a fallback.
 */
export function begunPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const begun = load().then((part) => {
    loaded = part
    return { default: part }
  })
  // Who draws it learns of a failure; until then it is not reported.
  begun.catch(() => {})
  const Late = lazy(() => begun)
  return function Part(props: Props) {
    const [Drawn] = useState(() => loaded ?? (Late as unknown as ComponentType<Props>))
    return <Drawn {...props} />
  }
}
