/** Runs the work while no other tab of this browser does; `onWait` is notified when one does. */
export async function inTurnAcrossTabs(
  name: string,
  onWait: () => void,
  work: () => Promise<void>,
): Promise<void> {
  // Browsers have locks on addresses that nobody else can listen to: https, and this very machine.
  if (!('locks' in navigator)) return work()
  const mine = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return false
    await work()
    return true
  })
  if (mine) return
  onWait()
  await navigator.locks.request(name, work)
}
