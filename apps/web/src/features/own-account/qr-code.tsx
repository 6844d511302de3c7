/** Dark on white in both themes: not every camera reads it the other way round. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length
  const path = rows
    .flatMap((row, y) => [...row].map((dark, x) => (dark === '1' ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      className="size-52 justify-self-center rounded-md bg-paper text-ink-on-paper"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
