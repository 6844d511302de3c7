/** A bar from zero; the figure is beside it in words. */
export function ShareBar({ share }: { share: number }) {
  return (
    <span className="block h-1.5 w-full overflow-hidden rounded-full bg-hover" aria-hidden>
      <span
        className="block h-full rounded-full bg-brand"
        style={{ width: share > 0 ? `${Math.max(1, share * 100)}%` : 0 }}
      />
    </span>
  )
}
