/** Text exactly as it was or would be sent. */
export function Verbatim({ text }: { text: string }) {
  return (
    <pre className="mt-1 rounded-md border border-line bg-sunken p-3 font-mono text-xs whitespace-pre-wrap">
      {text}
    </pre>
  )
}

/** JSON with the spaces that people want; what is sent is the same without them. */
export const spaced = (json: string): string => JSON.stringify(JSON.parse(json), null, 2)
